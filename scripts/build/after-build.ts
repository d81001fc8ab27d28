/**
 * The last step of a build, on its finished pages. Each page gets its styles and typefaces into itself, and a content
 * security policy that allows the inline scripts that it was built with and no others. A static export follows.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentIn } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { addPolicy } from '@/scripts/build/add-policy'
import { builtPages, markMissing, type PrerenderManifest } from '@/scripts/build/built-pages'
import { inlineStyles } from '@/scripts/build/inline-styles'
import { addCounter, loadFirstPhoto } from '@/scripts/build/page-steps'
import { readJson } from '@/scripts/support/read-json'
import { runCommand } from '@/scripts/support/run-command'

const { owner } = contentIn()

type RoutesManifest = { rewrites: { fallback: { source: string }[] } }
type ServerFiles = { relativeAppDir: string; config: { basePath: string; env: NodeJS.Dict<string> } }

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
  const pages = builtPages(folder, prerendered)
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

/** Once Next has refused a name, it has lost the base path, and would find neither an old address nor the 404 of a language. */
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

function finishPage(html: string, isStreamed: boolean, basePath: string) {
  const styled = inlineStyles(addCounter(html, owner), basePath)
  // The streamed part of /github is different on each visit, so the guard of the server adds its policy.
  return isStreamed ? styled : addPolicy(loadFirstPhoto(styled), owner)
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

function changeFile(file: string, step: (text: string) => string) {
  const text = step(readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  return text
}
