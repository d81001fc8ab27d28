/**
 * The last step of a build, on its finished pages. Each gets its stylesheet and its typefaces into itself, so that
 * nothing stands between it and its paint, and is allowed the inline scripts that it was built with, and no others. The
 * scripts that they share are marked to be compiled while they arrive.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { CSP, contentSecurityPolicy } from './security-headers'

type Header = { key: string; value: string }
type RoutesManifest = { basePath: string; headers: { source: string; regex: string; headers: Header[] }[] }

const NOT_FOUND = '/_not-found'
const CHUNKS = '.next/static/chunks'
/** Without this, Chromium reads the typefaces only when it lays out the page, and shows a frame in others. */
const LOAD_TYPEFACES = "document.fonts.load('1em Geist');document.fonts.load('1em Geist Mono')"
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

seal('.next')
compileAhead()
const standalone = join(
  '.next/standalone',
  readJson('.next/required-server-files.json').relativeAppDir,
  '.next',
)
if (existsSync(standalone)) seal(standalone)

function seal(folder: string) {
  const routes: Record<string, { compute: string }> = readJson(join(folder, 'prerender-manifest.json')).routes
  const manifestFile = join(folder, 'routes-manifest.json')
  const manifest: RoutesManifest = readJson(manifestFile)
  let sealed = 0
  for (const [route, { compute }] of Object.entries(routes)) {
    const file = join(folder, 'server/app', `${route === '/' ? '/index' : route}.html`)
    if (!existsSync(file)) continue
    const page = mergeScripts(readFileSync(file, 'utf8'))
    const html = hurryFirstPhoto(inlineStylesheets(page, manifest.basePath))
    writeFileSync(file, html)
    // What /github streams differs from visit to visit, so that no hash can know it.
    allow(manifest, route, compute === 'resuming' ? ["'unsafe-inline'"] : hashesOfInlineScripts(html, route))
    sealed++
  }
  if (!sealed) throw new Error(`No page found in ${folder}: has the framework moved them?`)
  writeFileSync(manifestFile, JSON.stringify(manifest))
  console.log(`Sealed ${sealed} pages in ${folder}.`)
}

/** What React hydrates the page with comes in about twenty scripts. Each would add its hash to the policy, in all 1 KB. */
function mergeScripts(html: string) {
  return html.replaceAll('"])</script><script>self.__next_f.push([1,"', '')
}

/**
 * Behind the other tags of the head, because link previews read only the beginning of a page. The element stays for
 * React, which would fetch the stylesheet once more without it; because it is disabled, the browser does not.
 * Without this step the first paint comes 580 ms later (slow 4G, CPU four times slower).
 */
function inlineStylesheets(html: string, basePath: string) {
  let styles = ''
  const emptied = html.replace(
    /<link rel="stylesheet" href="([^"]+)"((?:(?! disabled)[^>])*?)\/>/g,
    (_, href: string, rest: string) => {
      styles += readStylesheet(href, basePath)
      return `<link rel="stylesheet" href="${href}"${rest} disabled=""/>`
    },
  )
  if (!styles) return html
  if (!styles.includes('data:font/woff2')) throw new Error('No typeface found: have the basic letters moved?')
  return emptied.replace('</head>', () => `<style>${styles}</style><script>${LOAD_TYPEFACES}</script></head>`)
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

/**
 * The first picture of a page is mostly the largest that shows. Not lazy, a photo shows 400 ms earlier (as above).
 * Not in the component, because after a click React holds a page back until its pictures that are not lazy are decoded.
 */
function hurryFirstPhoto(html: string) {
  return html.replace(/(<main\b.*?<img\b[^>]*?) loading="lazy"/s, '$1')
}

/**
 * V8 compiles a function when it is first called, and so the whole of React while the page waits. Told that all of them
 * are called, it compiles a script in the background as it comes in; to other engines it is a comment. Without it a page
 * is hydrated 100 ms later and blocked 100 ms longer (as above).
 */
function compileAhead() {
  for (const name of readdirSync(CHUNKS).filter((name) => name.endsWith('.js'))) {
    const file = join(CHUNKS, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + script)
  }
}

/** @throws when the page holds a script that it could not run. */
function hashesOfInlineScripts(html: string, route: string) {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (/\bsrc="/.test(attributes) || attributes.includes('type="application/ld+json"')) continue
    if (attributes)
      throw new Error(`${route} holds a script of a kind that was not foreseen: <script${attributes}>`)
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  if (!hashes.size) throw new Error(`${route} holds no script at all: has its markup changed?`)
  return [...hashes]
}

/** Paths that are none of the pages get what the 404 gets. */
function allow(manifest: RoutesManifest, route: string, inlineScripts: string[]) {
  const header = { key: CSP, value: contentSecurityPolicy(inlineScripts) }
  if (route === NOT_FOUND) {
    const general = manifest.headers.flatMap(({ headers }) => headers).find(({ key }) => key === CSP)
    if (!general) throw new Error('The build sends no policy that could be narrowed down.')
    general.value = header.value
  } else {
    const path = route === '/' ? manifest.basePath || '/' : manifest.basePath + route
    manifest.headers.push({ source: path, regex: `^${path}(?:/)?$`, headers: [header] })
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
