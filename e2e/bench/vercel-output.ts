/**
 * Looks through what Vercel's own CLI has built, without an account and without the network:
 *
 *     mkdir -p .vercel && echo '{"projectId":"x","orgId":"y","settings":{"framework":"nextjs"}}' > .vercel/project.json
 *     npx vercel@60.1.3 build --prod --yes && npx tsx e2e/bench/vercel-output.ts
 */
import { strict as assert } from 'node:assert'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ADDRESSES } from '../../content/schema/pages'
import { addPolicy } from '../../scripts/build/add-policy'

const OUTPUT = '.vercel/output'
const { routes } = JSON.parse(readFileSync(`${OUTPUT}/config.json`, 'utf8'))
// Vercel takes 2,048. Their number may not grow with projects, notes and pictures.
assert(routes.length < 200, `${routes.length} routes`)
const files = readdirSync(`${OUTPUT}/functions`, { recursive: true, encoding: 'utf8' })
const articles = files.filter((file) => /^(project|notes)\/[\w-]+\.prerender-config\.json$/.test(file))
const addresses = [...ADDRESSES, ...articles.map((file) => `/${file.split('.')[0]}`)]

for (const address of addresses) {
  const path = `${OUTPUT}/functions${address === '/' ? '/index' : address}`
  const config = readFileSync(`${path}.prerender-config.json`, 'utf8')
  const { fallback, expiration, initialMetadata } = JSON.parse(config)
  const isStreamed = address === '/github'
  // Vercel runs the function of a prerendered page when the page expires, or for the part that is streamed.
  assert.equal(expiration, false, `${address} expires`)
  assert.equal(initialMetadata.compute, isStreamed ? 'resuming' : 'static', address)
  const html = readFileSync(join(dirname(path), basename(fallback.fsPath)), 'utf8')
  assert(!/<link rel="stylesheet"(?![^>]*disabled)/.test(html), `${address} loads a stylesheet`)
  assert(html.includes('url(data:font/woff2;base64,'), `${address} has no typeface in it`)
  // What /github streams is different on each visit, so no hash can be known.
  if (!isStreamed) assert.equal(addPolicy(html, {}), html, `${address} has another policy`)
}
for (const path of ['/github', '/github/avatar'])
  assert(existsSync(`${OUTPUT}/functions${path}.func`), `${path} has no function`)
console.log(`All ${addresses.length} pages are as they should be.`)
