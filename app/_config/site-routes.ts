import { readFileSync } from 'node:fs'
import { articlePaths, furtherLanguages } from '../../components/content/language-folders'
import { cvAddress } from '../../components/text/cv-address'
import { type ArticleSection, filesIn } from '../../content/schema/article-folders'

export const bases = ['', ...furtherLanguages.map((language) => `/${language}`)]

const filesByBase = bases.map((base) => ({ base, files: articlePaths(base) }))

/** Leads from `/uses` to the inner address at which the build makes the page of `content/pages/uses.md`. */
export const pageFileRewrites = textsIn('/page-file').map(({ base, slug }) => ({
  source: `${base}/${slug}`,
  destination: `${base}/page-file/${slug}`,
}))

/** Patterns for the addresses of the CVs that `npm run cv -- --for NAME` prints, in every form. */
export const pitchedCvs = textsIn('/for').map(({ base, slug }) =>
  cvAddress({ base }, slug).replace(/pdf$/, '(pdf|docx|txt)'),
)

function textsIn(section: ArticleSection) {
  return filesByBase.flatMap(({ base, files }) => {
    const named = filesIn(section, base, files).filter(({ slug }) => slug)
    return named.map(({ slug }) => ({ base, slug: encodeURIComponent(slug) }))
  })
}

/** Lets Next ignore the routes that a site does not need, such as `[language]` without a further language. */
export function pageExtensionsOf(isDevelopment: boolean, withAliases: boolean) {
  const translated = furtherLanguages.length > 0 ? ['translated.tsx', 'translated.ts'] : []
  const others = [...(isDevelopment ? ['dev.ts'] : []), ...(withAliases ? ['moved.ts'] : [])]
  return [...translated, ...others, 'tsx', 'ts']
}

/** Checks if any text may have old addresses. `rename-front-matter.ts` knows the names of the field. */
export function hasAliases() {
  const alias = /(?:alias(?:es)?|redirect[-_]?from)["']?\s*[:=]/i
  return filesByBase.some(({ files }) => files.some((file) => alias.test(readFileSync(file, 'utf8'))))
}
