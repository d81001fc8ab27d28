import { createHash } from 'node:crypto'
import { CSP, contentSecurityPolicy, type Hosts } from '@/app/_server/security-headers'

/** Each page begins with it. */
export const CHARSET = '<meta charSet="utf-8"/>'
const POLICY = new RegExp(`<meta http-equiv="${CSP}"[^>]*>`)

/**
 * Allows the inline scripts that a page was built with, and no others. The page says so itself, because a header for each
 * page would be a rule for each, and hosts take about 2,000. A page that was changed is sealed again.
 *
 * @throws when the page does not begin with its encoding, or has no inline script.
 */
export function sealPage(html: string, hosts: Hosts) {
  if (!html.includes(CHARSET)) throw new Error(`No ${CHARSET} found: has the framework changed its markup?`)
  const unsealed = html.replace(POLICY, '')
  // Browsers accept `frame-ancestors` in a header only.
  const policy = contentSecurityPolicy(hashInlineScripts(unsealed), hosts).replace(/; frame-ancestors.*/, '')
  return unsealed.replace(CHARSET, `$&<meta http-equiv="${CSP}" content="${policy}"/>`)
}

/**
 * The sources for the content security policy that allow the inline scripts of a page, and no others.
 *
 * @throws when there is none, or one with attributes, which would need a rule of its own.
 */
export function hashInlineScripts(html: string) {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    if (/\bsrc="/.test(attributes) || attributes.includes('type="application/ld+json"')) continue
    if (attributes) throw new Error(`Unexpected inline script: <script${attributes}>`)
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  if (!hashes.size) throw new Error('No inline script found: has the framework changed its markup?')
  return [...hashes]
}
