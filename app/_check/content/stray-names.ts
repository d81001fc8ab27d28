import type { Finding } from '@/app/_check/finding'
import { contentNamesIn } from '@/components/content/folder'
import { isAllowedTag } from '@/components/content/language-tag'
import { contentFolders, furtherLanguages } from '@/components/content/languages'
import { ARTICLE_FOLDERS } from '@/content/schema/article-folders'

/** Names what shows nowhere: a folder that is no language, one in a language that has another name there, and a text outside of them. */
export function findStrayNames(): Finding[] {
  const sections = Object.values(ARTICLE_FOLDERS).map((folder) => folder.replace('content/', ''))
  const known = ['schema', ...sections, ...furtherLanguages]
  const folders = contentFolders().filter((name) => !known.includes(name))
  const texts = contentNamesIn('content').filter((name) => /^(?!readme\.).*\.mdx?$/i.test(name))
  const below = furtherLanguages.flatMap((language) =>
    contentNamesIn(`content/${language}`).flatMap((name) =>
      name.includes('.') || sections.includes(name) ? [] : `${language}/${name}`,
    ),
  )
  const names = [...folders, ...texts, ...below]
  return names.map((name) => ({ path: [`content/${name}`], text: warningOf(name) }))
}

function warningOf(name: string) {
  if (/\.mdx?$/i.test(name))
    return `it shows nowhere; move it to one of ${Object.values(ARTICLE_FOLDERS).join(', ')}`
  if (name.includes('/')) return 'it shows nowhere; give it the name of a folder in content/, or delete it'
  if (isAllowedTag(name))
    return `no file in it is called like one in content/, so it shows nowhere; add one, for example content/${name}/owner.ts, or move it out of content/`
  return 'its name is no tag of a language, so it shows nowhere; wanted one such as de or pt-BR'
}
