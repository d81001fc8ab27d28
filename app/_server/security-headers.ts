import { createHash } from 'node:crypto'

/** Addresses that the owner gives: where the contact form is sent, the script that counts visits, and where that reports. */
export type Hosts = { formAction?: string; counter?: string; counterHost?: string }

export const CSP = 'Content-Security-Policy'

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
    "manifest-src 'self'",
    // The draft of a mail stays the second way.
    ['form-action mailto:', ...originsOf(formAction)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
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

function originsOf(address?: string) {
  return address ? [new URL(address).origin] : []
}

/** For every response. This policy allows every inline script. Each page narrows it to those that it was built with. */
export const securityHeaders = (owner: Hosts) => [
  { key: CSP, value: contentSecurityPolicy(["'unsafe-inline'"], owner) },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** For deployments that search engines must ignore. A file that is not HTML cannot say so itself. */
export const hidingHeaders = [{ key: 'X-Robots-Tag', value: 'noindex' }]

/** For what other sites may show, such as pictures in a feed reader. */
export const embeddableHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

/** For files. An SVG that is opened by itself may contain styles. */
export const fileHeaders = [{ key: CSP, value: "default-src 'none'; style-src 'unsafe-inline'" }]
