import type { Finding } from '@/app/_check/finding'
import { contentNamesIn } from '@/components/content/folder'
import { contentFolders, furtherLanguages, isAllowedTag } from '@/components/content/languages'
import { ARTICLE_FOLDERS } from '@/content/schema/article-folders'

/** Names what shows nowhere: a folder in `content/` that is no language, and a folder in one that has another name there. */
export function findOtherFolders(): Finding[] {
  const sections = Object.values(ARTICLE_FOLDERS).map((folder) => folder.replace('content/', ''))
  const known = ['schema', ...sections, ...furtherLanguages]
  const folders = contentFolders().filter((name) => !known.includes(name))
  const below = furtherLanguages.flatMap((language) =>
    contentNamesIn(`content/${language}`).flatMap((name) =>
      name.includes('.') || sections.includes(name) ? [] : `${language}/${name}`,
    ),
  )
  return [...folders, ...below].map((name) => ({ path: [`content/${name}`], text: folderWarning(name) }))
}

function folderWarning(name: string) {
  if (name.includes('/')) return 'it shows nowhere; give it the name of a folder in content/, or delete it'
  if (isAllowedTag(name))
    return `no file in it is called like one in content/, so it shows nowhere; add one, for example content/${name}/owner.ts, or move it out of content/`
  return 'its name is no tag of a language, so it shows nowhere; wanted one such as de or pt-BR'
}
