/**
 * The last step of a build, on its finished pages. Each page gets its styles and typefaces into itself, and a content
 * security policy that allows the inline scripts that it was built with and no others. A static export follows.
 */

import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { missingPath } from '@/app/_server/rewrites'
import { contentIn } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { addPolicy } from '@/scripts/build/add-policy'
import { inlineStyles } from '@/scripts/build/inline-styles'
import { addCounter, closeOnce, loadFirstPhoto, mergeScripts } from '@/scripts/build/page-steps'
import { readJson } from '@/scripts/support/read-json'
import { runCommand } from '@/scripts/support/run-command'

const { owner } = contentIn()

type ServerFiles = { relativeAppDir: string; config: { basePath: string; env: NodeJS.Dict<string> } }
type RoutesManifest = { rewrites: { fallback: { source: string }[] } }
type PrerenderManifest = {
  routes: Record<string, { compute: string; initialStatus?: number }>
  dynamicRoutes: Record<string, { fallback?: string | false | null }>
}

const CHUNKS = '.next/static/chunks'
/**
 * Tells V8 to compile a whole script in the background while it arrives. Without this hint V8 compiles each function at
 * its first call, while the page waits: hydrated 130 ms later on `/` and 250 ms later on `/project`, and blocked 110 to
 * 140 ms longer (slow 4G, CPU four times slower). For other engines it is a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

runCommand(async () => {
  const { relativeAppDir, config } = readJson<ServerFiles>('.next/required-server-files.json')
  const standalone = join('.next/standalone', relativeAppDir, '.next')
  for (const folder of existsSync(standalone) ? ['.next', standalone] : ['.next']) {
    finishPages(folder, config.basePath)
    keepBasePath(folder, config.basePath)
  }
  finishScripts()
  if (config.env.SITE_IS_STATIC) await import('@/scripts/build/export-static')
})

function finishPages(folder: string, basePath: string) {
  const manifest = join(folder, 'prerender-manifest.json')
  const prerendered = readJson<PrerenderManifest>(manifest)
  const pages = pagesIn(folder, prerendered)
  // Each 404 is copied before it is finished itself.
  for (const page of pages) markMissing(page, folder)
  for (const { file, isStreamed } of pages) changeFile(file, (html) => finishPage(html, isStreamed, basePath))
  // By default, Next would render a page for every name that strangers ask for, and keep it on disk.
  const dynamicRoutes = Object.values(prerendered.dynamicRoutes)
  if (!dynamicRoutes.some((route) => 'fallback' in route))
    throw new Error(`No fallback found in ${manifest}: has the framework renamed it?`)
  for (const route of dynamicRoutes) route.fallback = false
  writeFileSync(manifest, JSON.stringify(prerendered))
  console.log(`Finished ${pages.length} pages in ${folder}.`)
}

/** Once Next has refused a name, it has lost the base path, and would not find the 404 of a further language. */
function keepBasePath(folder: string, basePath: string) {
  const manifest = join(folder, 'routes-manifest.json')
  const routes = readJson<RoutesManifest>(manifest)
  const rules = routes.rewrites.fallback.filter(({ source }) => source.startsWith(`${basePath}/`))
  if (rules.length < furtherLanguages.length)
    throw new Error(`No rewrite for each language found in ${manifest}: has the framework moved them?`)
  const maybeBase = basePath && `/:base(${basePath.slice(1)})?`
  for (const rule of rules) rule.source = rule.source.replace(basePath, maybeBase)
  writeFileSync(manifest, JSON.stringify(routes))
}

function pagesIn(folder: string, { routes }: PrerenderManifest) {
  const pages = Object.entries(routes).flatMap(([route, entry]) => {
    const file = join(folder, 'server/app', `${route === '/' ? '/index' : route}.html`)
    // Next's own error page has no styles, and nobody can request it.
    if (!existsSync(file) || route === '/_global-error') return []
    if (entry.compute !== 'static' && entry.compute !== 'resuming')
      throw new Error(`${route} is "${entry.compute}": has the framework renamed how it makes pages?`)
    return { route, entry, file, isStreamed: entry.compute === 'resuming' }
  })
  if (!pages.length) throw new Error(`No page found in ${folder}: has the framework moved them?`)
  return pages
}

/** Gives the 404 of each language its status, and puts it where a page has no content. */
function markMissing({ route, entry, file }: ReturnType<typeof pagesIn>[number], folder: string) {
  const metaFile = file.replace(/html$/, 'meta')
  const meta = readJson<{ status?: number }>(metaFile)
  if (!meta.status) throw new Error(`No status of ${file} found: has the framework renamed it?`)
  const [, language = ''] = route.split('/')
  const missing = furtherLanguages.includes(language) ? missingPath(`/${language}`) : '/_not-found'
  // Next knows one 404 only, so that of a further language is a page.
  if (route === missing) writeFileSync(metaFile, JSON.stringify({ ...meta, status: 404 }))
  // Next leaves what a page without content shows, the 404, to the browser's script.
  else if (meta.status === 404) copyFileSync(join(folder, 'server/app', `${missing}.html`), file)
  else return
  entry.initialStatus = 404 // hosts read it here
}

function finishPage(html: string, isStreamed: boolean, basePath: string) {
  const styled = inlineStyles(addCounter(html, owner), (href) => readStylesheet(href, basePath))
  // What /github streams is different on each visit, so the guard of the server adds its policy.
  return isStreamed ? styled : addPolicy(loadFirstPhoto(closeOnce(mergeScripts(styled))), owner)
}

function finishScripts() {
  const scripts = readdirSync(CHUNKS).filter((name) => name.endsWith('.js'))
  if (!scripts.length) throw new Error(`No script found in ${CHUNKS}: has the framework moved them?`)
  for (const name of scripts) {
    const script = changeFile(join(CHUNKS, name), (text) => COMPILE_AHEAD + text.replace(COMPILE_AHEAD, ''))
    // For the guard of the server.
    writeFileSync(join(CHUNKS, `${name}.br`), brotliCompressSync(script))
  }
}

/** With the basic letters of the typefaces in it. */
function readStylesheet(href: string, basePath: string) {
  const address = href.slice(basePath.length).replace(/\?.*/, '')
  const file = decodeURI(address).replace(/^\/_next/, '.next')
  return readFileSync(file, 'utf8').replace(/url\((\.\.\/[^)]+)\)/g, (_, relative: string) =>
    relative.includes('basic')
      ? `url(data:font/woff2;base64,${readFileSync(join(dirname(file), relative), 'base64')})`
      : `url(${posix.join(basePath, posix.dirname(address), relative)})`,
  )
}

function changeFile(file: string, step: (text: string) => string) {
  const text = step(readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  return text
}
