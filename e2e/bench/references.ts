import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { NEXT, startSite } from '../support/site'

const EMPTY_APP = {
  'next.config.mjs': 'export default { cacheComponents: true, partialPrefetching: true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': `'use client'
export default () => <button type="button" onClick={() => {}}>Hello</button>`,
}

/** Builds and serves the smallest app with this version of Next, one button. */
export async function startEmptyApp(folder: string) {
  for (const [path, source] of Object.entries(EMPTY_APP)) {
    mkdirSync(`${folder}/app`, { recursive: true })
    writeFileSync(`${folder}/${path}`, source)
  }
  execFileSync(process.execPath, [NEXT, 'build', folder], { stdio: 'pipe' })
  return startSite({}, 'start', folder)
}

/** Serves one hand-written page: the text, a few lines of CSS, no script and nothing else to load. */
export async function startPlainPage(text: string) {
  const [title = '', ...lines] = text
    .split(/\n+/)
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  const page = gzipSync(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body { max-width: 60rem; margin: 10vh auto; padding: 0 1.5rem; background: #091121; color: #f7fbfd; font: 1.25rem/1.6 system-ui } h1 { font-size: 3rem }</style>
<h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</html>`)
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' }
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, headers).end(page)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // `address()` returns a string only for a pipe.
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
