import { readFileSync } from 'node:fs'
import { PLACEHOLDER_HANDLE } from '@/components/github/with-account'
import { isPublicFile } from '@/components/ui/public-file'

/** The values of the shipped content that only the owner can replace. */
const SHIPPED = new Set([
  'Your Name',
  'Your City',
  'React and Node developer in Your City, for small product teams.',
  PLACEHOLDER_HANDLE,
  'Company Name',
  'First prize, debugging contest',
  'Your next qualification',
  'replace this line in content/career.ts',
  '#',
  'https://www.facebook.com/',
  'https://www.instagram.com/',
  'https://www.linkedin.com/',
])

/** The beginning of the shipped bio. */
const SHIPPED_BIO = 'I build web applications that stay fast on slow phones and clear on busy days.'

/** Whether a text, link or address is still the one that the content ships with. */
export function isPlaceholder(value = '') {
  return (
    SHIPPED.has(value) ||
    value.startsWith('https://example.com/') ||
    value.endsWith('@example.com') ||
    value.startsWith(SHIPPED_BIO)
  )
}

/**
 * Whether the file contains the mark of a shipped picture. An owner's picture may have the same name, but has no mark.
 *
 * @param path of a file under `public/`, from `/`.
 */
export function isShippedPicture(path: string) {
  return isPublicFile(path) && readFileSync(`public${path}`, 'utf8').includes('<!-- placeholder -->')
}

/** The entries without a placeholder in any text. The others are not the owner's. */
export function realEntries<Entry extends object>(entries: Entry[]) {
  const isText = (value: unknown) => typeof value === 'string'
  return entries.filter((entry) => !Object.values(entry).filter(isText).some(isPlaceholder))
}

/** The value for other programs. A placeholder becomes undefined, which JSON leaves out. */
export function real(value = '') {
  return isPlaceholder(value) || value === '' ? undefined : value
}
