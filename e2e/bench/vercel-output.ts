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
import { hashInlineScripts } from '../../scripts/build/hash-inline-scripts'

type Route = { src?: string; headers?: Record<string, string> }

const OUTPUT = '.vercel/output'
const { routes }: { routes: Route[] } = JSON.parse(readFileSync(`${OUTPUT}/config.json`, 'utf8'))
const articles = ['/project', '/notes'].flatMap((section) =>
  readdirSync(`${OUTPUT}/functions${section}`).flatMap((name) => {
    const [, article] = /^([\w-]+)\.prerender-config\.json$/.exec(name) ?? []
    return article ? `${section}/${article}` : []
  }),
)
const addresses = [...ADDRESSES, ...articles]

for (const address of addresses) {
  const path = `${OUTPUT}/functions${address === '/' ? '/index' : address}`
  const { fallback, expiration, initialMetadata } = JSON.parse(
    readFileSync(`${path}.prerender-config.json`, 'utf8'),
  )
  const isStreamed = address === '/github'
  // Vercel runs the function of a prerendered page when the page expires, or for the part that is streamed.
  assert.equal(expiration, false, `${address} expires`)
  assert.equal(initialMetadata.compute, isStreamed ? 'resuming' : 'static', address)
  const html = readFileSync(join(dirname(path), basename(fallback.fsPath)), 'utf8')
  assert(!/<link rel="stylesheet"(?![^>]*disabled)/.test(html), `${address} loads a stylesheet`)
  assert(html.includes('url(data:font/woff2;base64,'), `${address} has no typeface in it`)
  const policy = policyOf(address)
  assert(policy.startsWith("default-src 'none'; script-src 'self' "), `${address} has another policy`)
  // What /github streams is different on each visit, so no hash can be known.
  if (isStreamed) continue
  assert(!/script-src[^;]*'unsafe-inline'/.test(policy), `${address} allows any inline script`)
  for (const hash of hashInlineScripts(html)) assert(policy.includes(hash), `${address} forbids ${hash}`)
}
for (const path of ['/github', '/github/avatar'])
  assert(existsSync(`${OUTPUT}/functions${path}.func`), `${path} has no function`)
console.log(`All ${addresses.length} pages are as they should be.`)

/** The last rule for an address wins. */
function policyOf(address: string) {
  const policies = routes.flatMap(({ src, headers = {} }) => {
    const name = Object.keys(headers).find((key) => key.toLowerCase() === 'content-security-policy')
    return name && src && new RegExp(src).test(address) ? [headers[name] ?? ''] : []
  })
  return policies.at(-1) ?? ''
}
