// Imports are relative, because `next.config.ts` imports this.
import { readFileSync } from 'node:fs'
import { articlePaths, furtherLanguages } from '../../components/content/languages'
import { bases } from './page-files'

/** Has Next ignore the routes that a site does not need: it builds no `[language]` without a language. */
export function pageExtensionsOf(isDevelopment: boolean, withAliases: boolean) {
  const translated = furtherLanguages.length > 0 ? ['translated.tsx', 'translated.ts'] : []
  const others = [...(isDevelopment ? ['dev.ts'] : []), ...(withAliases ? ['moved.ts'] : [])]
  return [...translated, ...others, 'tsx', 'ts']
}

/** Checks whether a text may have old addresses, under one of the names that `rename-front-matter.ts` knows. */
export function hasAliases() {
  return bases
    .flatMap(articlePaths)
    .some((file) => /\b(?:alias(?:es)?|redirect[-_]?from)["']?\s*[:=]/i.test(readFileSync(file, 'utf8')))
}
