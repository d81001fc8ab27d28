import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepByFile } from '../../components/files/keep-by-file' // relative, because `next.config.ts` imports this file

export type Hosts = { formAction?: string; counter?: string; counterHost?: string }

export const CSP = 'Content-Security-Policy'
const UNSAFE_INLINE_SCRIPTS = /(?<=script-src[^;]*)'unsafe-inline'/

export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Each page allows all hosts, because the router shows the form without loading another page. */
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
    // Visitors may draft a mail even if a service takes the form. The service may lead back to the site.
    ['form-action mailto:', ...(formAction ? ["'self'", ...originsOf(formAction)] : [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** @throws for a script with attributes, which would need a rule of its own. */
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

/** Only a build changes a page, so its scripts are hashed once. */
const hashesOfPage = keepByFile((page) => hashInlineScripts(readFileSync(page, 'utf8')))

/** No build knows the scripts that `/github` streams, so Next gives them a nonce. Test: "allows its own scripts". */
export function allowOwnScripts(path: string, { headers }: IncomingMessage, response: ServerResponse) {
  const page = `.next/server/app${path}.html`
  if (!/^(\/[\w-]+)?\/github$/.test(path) || !existsSync(page)) return
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  headers[CSP.toLowerCase()] = `script-src ${nonce}`
  const scripts = [...hashesOfPage(page), nonce].join(' ')
  // Next sets the policy of `response-headers.ts` while it answers, so `writeHead` narrows the policy.
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    response.setHeader(CSP, String(response.getHeader(CSP)).replace(UNSAFE_INLINE_SCRIPTS, scripts))
    return Reflect.apply(writeHead, response, head)
  }
}

function originsOf(address?: string) {
  return address ? [new URL(address).origin] : []
}
