// Imports are relative, because `next.config.ts` imports this.
import { articlePaths, furtherLanguages } from '../../components/content/languages'
import { cvAddress } from '../../components/text/addresses'
import { type ArticleSection, folderOf, readPath } from '../../content/schema/article-folders'

export const bases = ['', ...furtherLanguages.map((language) => `/${language}`)]

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
  return bases.flatMap((base) => {
    const folder = `${folderOf(section, base)}/`
    const own = articlePaths(base).filter((file) => file.startsWith(folder))
    const names = own.map((file) => encodeURIComponent(readPath(file.slice(folder.length)).name))
    return names.filter(Boolean).map((name) => ({ base, name }))
  })
}
