/**
 * The last step of a build changes pages, manifests and scripts of Next, where Next has no setting for that.
 * Each function that does so says what is lost without it. A static export follows.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { missingPath } from '@/app/_config/rewrites'
import { contentIn } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/language-folders'
import { addCounter } from '@/scripts/build/add-counter'
import { addPolicy, inlineStyles, loadFirstPhoto } from '@/scripts/build/page-steps'
import { readJson } from '@/scripts/support/read-json'
import { runCommand } from '@/scripts/support/run-command'

const { owner } = contentIn()

type PrerenderManifest = {
  routes: Record<string, { compute: string; initialStatus?: number }>
  dynamicRoutes: Record<string, { fallback?: string | false | null }>
}
type ServerFiles = { relativeAppDir: string; config: { basePath: string; env: NodeJS.Dict<string> } }
type Page = { route: string; entry: PrerenderManifest['routes'][string]; file: string }

const CHUNKS = '.next/static/chunks'
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

runCommand(async () => {
  const { relativeAppDir, config } = readJson<ServerFiles>('.next/required-server-files.json')
  const standalone = join('.next/standalone', relativeAppDir, '.next')
  for (const folder of existsSync(standalone) ? ['.next', standalone] : ['.next']) {
    finishPages(folder, config.basePath)
    keepBasePath(folder, config.basePath)
  }
  finishScripts()
  if (!config.env.SITE_IS_STATIC) return
  const { exportStatic } = await import('@/scripts/build/export-static') // late, because only some owners need it
  await exportStatic()
})

function finishPages(folder: string, basePath: string) {
  const manifest = join(folder, 'prerender-manifest.json')
  const prerendered = readJson<PrerenderManifest>(manifest)
  const pages = builtPages(folder, prerendered)
  // Pages get the content of a 404 before any page is finished, because no step may run twice on it.
  for (const page of pages) markMissing(page, folder)
  for (const { entry, file } of pages)
    changeFile(file, (html) => {
      const styled = inlineStyles(addCounter(html, owner), basePath)
      // The streamed part of /github is different on each visit, so the guard of the server adds its policy.
      return entry.compute === 'resuming' ? styled : addPolicy(loadFirstPhoto(styled), owner)
    })
  refuseUnknownNames(prerendered)
  writeFileSync(manifest, JSON.stringify(prerendered))
  console.log(`Finished ${pages.length} pages in ${folder}.`)
}

function builtPages(folder: string, { routes }: PrerenderManifest): Page[] {
  const pages = Object.entries(routes).flatMap(([route, entry]) => {
    const file = join(folder, 'server/app', `${route === '/' ? '/index' : route}.html`)
    // Next's own error page has no styles, and nobody can request it.
    if (!existsSync(file) || route === '/_global-error') return []
    if (entry.compute !== 'static' && entry.compute !== 'resuming')
      throw new Error(`${route} is "${entry.compute}": has the framework renamed how it makes pages?`)
    if (entry.compute !== 'static' && !route.endsWith('/github'))
      throw new Error(`${route} is rendered for each request: does it read cookies, headers or searchParams?`)
    return { route, entry, file }
  })
  if (!pages.length) throw new Error(`No page found in ${folder}: has the framework moved them?`)
  return pages
}

/** Gives missing pages status and content of a 404. Without this step, the 404 of a further language answers 200. */
function markMissing({ route, entry, file }: Page, folder: string) {
  const metaFile = file.replace(/html$/, 'meta')
  const meta = readJson<{ status?: number }>(metaFile)
  if (!meta.status) throw new Error(`No status of ${file} found: has the framework renamed it?`)
  const [, language = ''] = route.split('/')
  const missing = furtherLanguages.includes(language) ? missingPath(`/${language}`) : '/_not-found'
  if (route !== missing && meta.status !== 404) return
  // Next leaves the 404 of a page without content to the browser's script.
  if (route !== missing) copyFileSync(join(folder, 'server/app', `${missing}.html`), file)
  // The 404 of a further language is a page with the status 200, because Next has a single 404.
  writeFileSync(metaFile, JSON.stringify({ ...meta, status: 404 }))
  entry.initialStatus = 404 // hosts read it here
}

/** Without this step, Next renders a page for every name that strangers ask for, and keeps it on disk. */
function refuseUnknownNames({ dynamicRoutes }: PrerenderManifest) {
  const routes = Object.values(dynamicRoutes)
  if (!routes.some((route) => 'fallback' in route))
    throw new Error('No fallback of a dynamic route found: has the framework renamed it?')
  for (const route of routes) route.fallback = false
}

/** Without this step, no rule for old addresses and 404s applies, because Next takes the base path off before it. */
function keepBasePath(folder: string, basePath: string) {
  const manifest = join(folder, 'routes-manifest.json')
  const routes = readJson<{ rewrites: { fallback: { source: string }[] } }>(manifest)
  const rules = routes.rewrites.fallback.filter(({ source }) => source.startsWith(`${basePath}/`))
  if (rules.length < furtherLanguages.length)
    throw new Error(`No rewrite for each language found in ${manifest}: has the framework moved them?`)
  const maybeBase = basePath && `/:base(${basePath.slice(1)})?`
  for (const rule of rules) rule.source = rule.source.replace(basePath, maybeBase)
  writeFileSync(manifest, JSON.stringify(routes))
}

/**
 * Lets V8 compile each script as a whole in the background while it arrives, and compresses it for `preferBrotli`.
 * Without the hint, `/` hydrates 130 ms later, and `/project` 250 ms (slow 4G, CPU four times slower).
 */
function finishScripts() {
  const scripts = readdirSync(CHUNKS).filter((name) => name.endsWith('.js'))
  if (!scripts.length) throw new Error(`No script found in ${CHUNKS}: has the framework moved them?`)
  for (const name of scripts) {
    const script = changeFile(join(CHUNKS, name), (text) => COMPILE_AHEAD + text.replace(COMPILE_AHEAD, ''))
    writeFileSync(join(CHUNKS, `${name}.br`), brotliCompressSync(script))
  }
}

function changeFile(file: string, step: (text: string) => string) {
  const text = step(readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  return text
}
