import { readdirSync } from 'node:fs'
import { kindOf } from '@/app/_check/file-mistake'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { sourceOf } from '@/components/content/text-sources'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'
import { ADDRESSES, RESERVED_SEGMENTS, SITE_FILES } from '@/content/schema/pages'

/** A host answers for a folder with the first, and Windows has devices under the others, so no file. */
const NAMES_OF_SYSTEMS = /^(index|con|prn|aux|nul|(com|lpt)\d)$/

/** Says why a text cannot become a page, if its name or its bytes show that. @param files all texts. */
export function whyNoPage(articleFile: ArticleFile, files: ArticleFile[]) {
  return nameMistake(articleFile, files) ?? unreadable(articleFile.file)
}

function nameMistake({ file, name, href, section }: ArticleFile, files: ArticleFile[]) {
  if (!name) return `its name says no address — wanted letters or figures in it, for example first-note.md`
  if (NAMES_OF_SYSTEMS.test(name))
    return `a host or Windows keeps the name ${name} for itself — rename it, for example to first-note.md`
  const twin = files.find((one) => one.href === href && one.file !== file)
  if (twin) return `${twin.file} has the same address, ${href} — delete or rename one of them`
  const taken = section === '/page-file' ? takenNames() : []
  if (taken.includes(name))
    return `the site has something at /${name} — wanted another name than ${taken.join(', ')}`
}

/** Lists the names that no page can have, because an address of ours, a file, a folder or a language begins with them. */
function takenNames() {
  const ours = [...ADDRESSES, ...ARTICLE_SECTIONS, ...SITE_FILES].map((path) => path.split('/')[1] ?? '')
  const languages = contents.map(({ language }) => language)
  const names = [...ours, ...RESERVED_SEGMENTS, ...languages, ...readdirSync('public')]
  return [...new Set(names)].filter((name) => /^[a-z\d-]+$/.test(name))
}

function unreadable(file: string) {
  if (sourceOf(file) !== undefined) return undefined
  return `it is ${kindOf(file) ?? 'not UTF-8'} — save it as a text in UTF-8`
}
