/** Says which routes come from files of the owner. Imports are relative, because `next.config.ts` imports this. */
import { readFileSync } from 'node:fs'
import { cvAddress } from '../../components/content/addresses'
import { articlePaths, furtherLanguages } from '../../components/content/languages'
import { type ArticleSection, folderOf, readPath } from '../../content/schema/article-folders'

export const bases = ['', ...furtherLanguages.map((language) => `/${language}`)]

const texts = bases.map((base) => ({ base, files: articlePaths(base) }))

/** Leads from `/uses` to the inner address at which the build makes the page of `content/pages/uses.md`. */
export const pageFiles = textsIn('/page-file').map(({ base, name }) => ({
  source: `${base}/${name}`,
  destination: `${base}/page-file/${name}`,
}))

/** The addresses of what `npm run cv -- --for NAME` prints, in every form. */
export const pitchedCvs = textsIn('/for').map(({ base, name }) =>
  cvAddress({ base }, name).replace(/pdf$/, '(pdf|docx|txt)'),
)

function textsIn(section: ArticleSection) {
  return texts.flatMap(({ base, files }) => {
    const folder = `${folderOf(section, base)}/`
    const own = files.filter((file) => file.startsWith(folder))
    const names = own.map((file) => encodeURIComponent(readPath(file.slice(folder.length)).name))
    return names.filter(Boolean).map((name) => ({ base, name }))
  })
}

/** Checks whether a text may have old addresses, under one of the names that `rename-front-matter.ts` knows. */
export function hasAliases() {
  const all = texts.flatMap(({ files }) => files)
  return all.some((file) =>
    /\b(?:alias(?:es)?|redirect[-_]?from)["']?\s*[:=]/i.test(readFileSync(file, 'utf8')),
  )
}

/** Has Next ignore the routes that a site does not need: it builds no `[language]` without a language. */
export function pageExtensionsOf(isDevelopment: boolean, withAliases: boolean) {
  const ofLanguages = furtherLanguages.length > 0 ? ['translated.tsx', 'translated.ts'] : []
  const others = [...(isDevelopment ? ['dev.ts'] : []), ...(withAliases ? ['moved.ts'] : [])]
  return [...ofLanguages, ...others, 'tsx', 'ts']
}
