/** The routes that come from files of the owner. `next.config.ts` imports this, and resolves no `@`. */
import { readFileSync } from 'node:fs'
import { articlePaths, furtherLanguages } from '../../components/content/languages'
import { readPath } from '../../content/schema/article-folders'

/** The beginnings of the paths of each language. */
export const bases = ['', ...furtherLanguages.map((language) => `/${language}`)]

const articles = bases.flatMap(articlePaths)

/** Leads from `/uses` to the inner address at which the build makes the page of `content/pages/uses.md`. */
export const pageFiles = articles.flatMap((file) => {
  const [, base = '', path = ''] = /^content(\/[^/]+)??\/pages\/(.*)$/.exec(file) ?? []
  const name = encodeURIComponent(readPath(path).name)
  return name ? [{ source: `${base}/${name}`, destination: `${base}/page-file/${name}` }] : []
})

export function hasAliases() {
  return articles.some((file) => /^["']?aliases["']?\s*:/m.test(readFileSync(file, 'utf8')))
}

export const hasPitches = articles.some((file) => /^content(\/[^/]+)??\/for\//.test(file))

/** Leaves out the files of `app/` that a site does not need, because Next builds no `[language]` that has no language. */
export function pageExtensionsOf(withAliases: boolean) {
  const pages = furtherLanguages.length > 0 ? ['translated.tsx', 'translated.ts', 'tsx', 'ts'] : ['tsx', 'ts']
  const ofFiles = pageFiles.length > 0 ? pages.map((extension) => `file.${extension}`) : []
  const ofPitches = hasPitches ? pages.map((extension) => `pitch.${extension}`) : []
  return [...ofFiles, ...ofPitches, ...(withAliases ? ['moved.ts'] : []), ...pages]
}
