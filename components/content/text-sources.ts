import { readFileSync } from 'node:fs'
import { articlePaths } from '@/components/content/languages'

/** The texts that Next bundles, so that an edit reaches the open page, and a server needs no file. Other programs read the files. */
const bundled = process.env.NEXT_RUNTIME ? new Map(bundledTexts()) : undefined

function bundledTexts() {
  const modules = import.meta.glob<{ default: string }>(
    [
      '../../content/{for,notes,pages,projects}/**/*.{md,mdx,markdown}',
      '../../content/*/{for,notes,pages,projects}/**/*.{md,mdx,markdown}',
      '!**/.*/**',
    ],
    { query: '?raw', eager: true },
  )
  return Object.entries(modules).map(
    ([path, text]) => [path.replace('../../', ''), withLineFeeds(text.default)] as const,
  )
}

export function textFiles(base: string) {
  if (!bundled) return articlePaths(base)
  return [...bundled.keys()].filter(
    (file) => file.replace(/\/(?:for|notes|pages|projects)\/.*/s, '') === `content${base}`,
  )
}

/** Returns the text of a file, with LF alone and without a byte order mark, or undefined if it is not UTF-8 or does not open. */
export function sourceOf(file: string) {
  if (bundled) return bundled.get(file)
  try {
    return withLineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)))
  } catch {
    return undefined
  }
}

function withLineFeeds(text: string) {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}
