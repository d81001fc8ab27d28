/**
 * Where the articles are, by the address of their pages. Pages that are files have addresses such as `/uses`. Next makes
 * them at an inner one, to which `app/_server/rewrites.ts` leads, because it allows one name for a first step, `[language]`.
 */
export const ARTICLE_FOLDERS = {
  '/project': 'content/projects',
  '/notes': 'content/notes',
  '/page-file': 'content/pages',
} as const

export type ArticleSection = keyof typeof ARTICLE_FOLDERS

export const ARTICLE_SECTIONS = Object.keys(ARTICLE_FOLDERS) as ArticleSection[] // the compiler types keys as plain strings

/** The name of a file whose text is a page. It needs no encoding in its address. */
export const PAGE_NAME = '[a-z\\d]+(?:-[a-z\\d]+)*'

/** The folder of the stories, the notes or the pages in a language. @param base what stands in front of its addresses. */
export function folderOf(section: ArticleSection, base: string) {
  return ARTICLE_FOLDERS[section].replace('content', `content${base}`)
}
