export const ARTICLE_FOLDERS = {
  '/project': 'content/projects',
  '/notes': 'content/notes',
  // A rewrite leads here from `/uses`, because Next allows a single dynamic first segment, which is `[language]`.
  '/page-file': 'content/pages',
  '/for': 'content/for', // pitches, each for one reader: no list has them, and no page leads to them
} as const

export type ArticleSection = keyof typeof ARTICLE_FOLDERS

export const ARTICLE_SECTIONS = Object.keys(ARTICLE_FOLDERS) as ArticleSection[] // the compiler types keys as plain strings

export const ARTICLE_FILE = /\.(?:md|mdx|markdown)$/

/** Reads the path of a text in its folder: `2019-03-01-Our Path.md`, or `our-path/index.md`. */
export function readPath(path: string) {
  const steps = path.normalize('NFC').replace(ARTICLE_FILE, '').split('/')
  const fileName = /^(?:index|readme)$/i.test(steps.at(-1) ?? '') ? steps.at(-2) : steps.at(-1)
  const [, date, name = fileName ?? ''] = /^(\d{4}-\d\d-\d\d)[-_ ]+(.+)$/.exec(fileName ?? '') ?? []
  return { date, name, slug: slugOf(name) }
}

/** Slugs as `github-slugger` does, which the configuration of Next cannot load. A name without letters becomes empty. */
function slugOf(name: string) {
  const slug = name.toLowerCase().replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
  return /[\p{L}\p{N}]/u.test(slug) ? slug.replaceAll(' ', '-') : ''
}

export function folderOf(section: ArticleSection, base: string) {
  return ARTICLE_FOLDERS[section].replace('content', `content${base}`)
}

/** Takes the files of a section from the paths, and reads their names. */
export function filesIn(section: ArticleSection, base: string, paths: string[]) {
  const folder = `${folderOf(section, base)}/`
  const files = paths.filter((path) => path.startsWith(folder)).sort()
  return files.map((file) => ({ file, ...readPath(file.slice(folder.length)) }))
}
