/**
 * The last step of a build, on its finished pages. Each gets its stylesheet and its first drawing into itself, so that
 * nothing stands between it and its paint, and is allowed the inline scripts that it was built with, and no others. The
 * scripts that they share are marked to be compiled while they arrive.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CSP, contentSecurityPolicy } from './security-headers'

type Header = { key: string; value: string }
type RoutesManifest = { basePath: string; headers: { source: string; regex: string; headers: Header[] }[] }

const NOT_FOUND = '/_not-found'
const DRAWING_BYTES = 6_000
const CHUNKS = '.next/static/chunks'
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

seal('.next')
compileAhead()
// Resized pictures of an earlier build, which may have had others under the same names.
rmSync('.next/cache/images', { recursive: true, force: true })
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
  manifest.headers = manifest.headers.filter(({ headers }) => headers.length > 1 || headers[0]?.key !== CSP) // of a run before
  let sealed = 0
  for (const [route, { compute }] of Object.entries(routes)) {
    const file = join(folder, 'server/app', `${route === '/' ? '/index' : route}.html`)
    if (!existsSync(file)) continue
    const html = deferScripts(inlineStylesheets(readFileSync(file, 'utf8'), manifest.basePath))
    writeFileSync(file, hurryFirstPicture(html, manifest.basePath))
    // What /github streams differs from visit to visit, so that no hash can know it.
    allow(manifest, route, compute === 'resuming' ? ["'unsafe-inline'"] : hashesOfInlineScripts(html, route))
    sealed++
  }
  if (!sealed) throw new Error(`No page found in ${folder}: has the framework moved them?`)
  writeFileSync(manifestFile, JSON.stringify(manifest))
  console.log(`Sealed ${sealed} pages in ${folder}.`)
}

/**
 * The element stays for React, which would else fetch the stylesheet once more; being disabled, the browser does not.
 */
function inlineStylesheets(html: string, basePath: string) {
  return html.replace(
    /<link rel="stylesheet" href="([^"]+)"((?:(?! disabled)[^>])*?)\/>/g,
    (_, href: string, rest: string) => {
      const file = decodeURI(
        href
          .slice(basePath.length)
          .replace(/^\/_next/, '.next')
          .replace(/\?.*/, ''),
      )
      const folder = href.slice(0, href.lastIndexOf('/'))
      const css = readFileSync(file, 'utf8').replace(
        /url\(\.\.\//g,
        `url(${folder.slice(0, folder.lastIndexOf('/'))}/`,
      )
      return `<style>${css}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`
    },
  )
}

/** Left to `components/layout/first-paint.tsx`; what React hydrates the page with comes in one script instead of a score. */
function deferScripts(html: string) {
  if (!html.includes('script[data-src]')) return html // a page with nothing in it that would fetch them
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src=("[^"]+"(?: id="[^"]+")? async="">)/g, '<script data-src=$1')
    .replace(/(?:<script>self\.__next_f\.push\(\[1,"[^<]*<\/script>)+/g, (pieces) =>
      pieces.replaceAll('"])</script><script>self.__next_f.push([1,"', ''),
    )
}

/**
 * The first picture of a page is mostly the largest that shows, so it is not lazy; and a drawing is painted with the text
 * and does not wait for its file. React leaves both as they are. In the component it would be lost time: after a click
 * React holds a page back until the pictures on it that are not lazy are decoded.
 */
function hurryFirstPicture(html: string, basePath: string) {
  return html.replace(/(<main\b.*?)(<img\b[^>]*>)/s, (_, before: string, tag: string) => {
    const hurried = tag
      .replace(' loading="lazy"', '')
      .replace(/ decoding="async"([^>]* src=")([^"]+\.svg)/, (waiting, rest: string, address: string) => {
        const file = join('public', decodeURI(address.slice(basePath.length)))
        if (!existsSync(file) || statSync(file).size > DRAWING_BYTES) return waiting
        const drawing = readFileSync(file, 'utf8')
          .replace(/<!--.*?-->/gs, '')
          .replace(/[ \t\r\n]+/g, ' ')
          .trim() // of the byte order mark as well
        return `${rest}data:image/svg+xml,${drawing.replace(/[%#"&]/g, encodeURIComponent)}`
      })
    return before + hurried
  })
}

/**
 * V8 compiles a function when it is first called, and so the whole of React while the page waits. Told that all of them
 * are called, it compiles a script in the background as it comes in; to other engines it is a comment.
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
