import { readFileSync, statSync } from 'node:fs'

/** What the content ships with where only the owner knows better. */
const SHIPPED = new Set([
  'Your Name',
  'octocat',
  'Company Name',
  'Your next qualification',
  'replace this line in content/career.ts',
  '#',
  'https://www.facebook.com/',
  'https://www.instagram.com/',
  'https://www.linkedin.com/',
])

/** The beginning of the bio. */
const SHIPPED_BIO = 'I build web applications that stay fast on slow phones and clear on busy days.'

/** Whether a text, link or address of the content is still the one that it ships with. */
export function isPlaceholder(value: string) {
  return (
    SHIPPED.has(value) ||
    value.startsWith('https://example.com/') ||
    value.endsWith('@example.com') ||
    value.startsWith(SHIPPED_BIO)
  )
}

/** The pictures that ship say so themselves, so that one of the owner's under the same name is none. @param path of a file under `public/`, from `/`. */
export function isShippedPicture(path: string) {
  const file = `public${path}`
  return (
    Boolean(statSync(file, { throwIfNoEntry: false })?.isFile()) &&
    readFileSync(file, 'utf8').includes('<!-- placeholder -->')
  )
}

/** For what other programs are told: JSON leaves out what is undefined. */
export function real(value: string) {
  return isPlaceholder(value) || value === '' ? undefined : value
}
