import { createHash } from 'node:crypto'

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
