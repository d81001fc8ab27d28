import { createHash } from 'node:crypto'

/** Addresses that the owner gives: where the contact form is sent, the script that counts visits, and where that reports. */
export type Hosts = { formAction?: string; counter?: string; counterHost?: string }

export const CSP = 'Content-Security-Policy'

/** The headers of every answer that do not depend on the owner. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * @param inlineScripts sources for the scripts within the page: their hashes, or `'unsafe-inline'`.
 * @param owner whose hosts every page needs, because the router shows the form without loading another page.
 */
export function contentSecurityPolicy(inlineScripts: string[], { formAction, counter, counterHost }: Hosts) {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts, ...originsOf(counter)].join(' '),
    // React writes style attributes, which no hash allows.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "media-src 'self'",
    // The build writes the typefaces into the page as `data:`.
    "font-src 'self' data:",
    ["connect-src 'self'", ...originsOf(counter), ...originsOf(counterHost)].join(' '),
    // The draft of a mail stays the second way.
    ['form-action mailto:', ...originsOf(formAction)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The sources that allow the inline scripts of a page. One with attributes would need a rule of its own. */
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

function originsOf(address?: string) {
  return address ? [new URL(address).origin] : []
}
