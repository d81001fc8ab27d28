import { existsSync, readdirSync } from 'node:fs'
import { kindOf } from '@/app/_check/file-mistake'
import { messageOf, show } from '@/app/_check/printable'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { isHiddenDraft, readSource } from '@/components/content/front-matter'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'
import { ADDRESSES, RESERVED_SEGMENTS, SITE_FILES } from '@/content/schema/pages'

/** A host answers for a folder with the first, and Windows has devices under the others, so no file. */
const NAMES_OF_SYSTEMS = /^(index|con|prn|aux|nul|(com|lpt)\d)$/

/** Says why a file in a folder of texts cannot become a page, if its name or its bytes show that. */
export function whyNoPage(articleFile: ArticleFile) {
  return nameMistake(articleFile) ?? unreadable(articleFile.file)
}

function nameMistake({ folder, path, file, name, section }: ArticleFile) {
  const [, start = '', ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  if (!/^\.(md|mdx|markdown|mdown|mkdn?|txt|html?|rst|adoc|org)$/i.test(ending))
    return 'only texts belong here — put other files into public/'
  if (!name)
    return `${show(path)} is in no address — wanted a name of a to z, 0 to 9 and "-", such as ${folder}/${addressName(start)}${/^\.mdx$/i.test(ending) ? '.mdx' : '.md'}`
  if (NAMES_OF_SYSTEMS.test(name))
    return `a host or Windows keeps the name ${name} for itself — rename it, for example to ${folder}/first-note${ending}`
  if (ending === '.md' && existsSync(`${file}x`) && !isHiddenDraft(`${file}x`))
    return `${start}.mdx beside it has the same address — delete or rename one of them`
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

/** Suggests a name, for example `uber-uns` for `Über uns`. */
function addressName(start: string) {
  const steps = start.replace(/\/(index|readme)$/i, '').split('/')
  const letters = (steps.at(-1) ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'first-note'
}

function unreadable(file: string) {
  try {
    const kind = kindOf(file)
    if (kind === 'Git LFS pointer')
      return 'it is a Git LFS pointer, which stands in for the file — run "git lfs pull"'
    const source = readSource(file)
    if (source === undefined)
      return `it is ${kind ? `${kind} inside` : 'not UTF-8'} — save it as a text in UTF-8`
    if (!source.trim()) return 'it is empty — wanted the facts and a text'
  } catch (error) {
    return `it does not open (${messageOf(error)}) — wanted a file that you can read`
  }
}
