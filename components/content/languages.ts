import { existsSync, readdirSync } from 'node:fs'

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether it is the tag of a language that has a name, such as `de` or `pt-BR`. */
export function isLanguage(tag: string) {
  return /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(tag) && Boolean(names.of(tag.split(/[-_]/)[0] ?? ''))
}

/** The folders in `content/`. One that is called after a language has what the files beside it say in that language. */
export function contentFolders() {
  if (!existsSync('content')) return [] // on a server that has only what was built
  const entries = readdirSync('content', { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** The tags of further languages. The configuration of Next finds their folders, and tells the pages. */
export const furtherLanguages =
  process.env.SITE_LANGUAGES?.split(' ').filter(Boolean) ?? contentFolders().filter(isFolderOfLanguage)

/**
 * Not `DE` and not `pt_BR`, because the folder is also the address and the tag in the page. Of the tags with three letters,
 * only those that `Intl` knows by that name, because `bak` and `new` are tags, too.
 */
export function isFolderOfLanguage(name: string) {
  const isTag = /^[a-z]+(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(name) && isLanguage(name)
  return isTag && (/^[a-z]{2}\b/.test(name) || Intl.DateTimeFormat.supportedLocalesOf(name)[0] === name)
}

/** The paths of their files, without stories and notes. */
export function translationPaths() {
  return furtherLanguages.flatMap((language) =>
    readdirSync(`content/${language}`)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `content/${language}/${name}`),
  )
}
