import { existsSync } from 'node:fs'
import { ARTICLE_FILE, ARTICLE_SECTIONS, folderOf } from '../../content/schema/article-folders'
import { isFolder, namesIn, pathsIn, withoutLeftovers } from '../files/folder' // relative, because `next.config.ts` imports this file

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Lists the folders that translate `content/`, such as `content/de/`. Pages get the list from `next.config.ts`. */
export const furtherLanguages =
  process.env.SITE_LANGUAGES?.split(' ').filter(Boolean) ?? namesIn('content').filter(isLanguageFolder)

/** The name has to be a tag. `cv` and `my` are tags, too, so the folder also needs a content file or a text. */
export function isLanguageFolder(name: string) {
  if (!isAllowedTag(name)) return false
  const isContentFile = (file: string) =>
    file.endsWith('.ts') && existsSync(/* turbopackIgnore: true */ `content/${file}`)
  return namesIn(`content/${name}`).some(isContentFile) || articlePaths(`/${name}`).length > 0
}

export function articlePaths(base: string) {
  const paths = ARTICLE_SECTIONS.flatMap((section) => pathsIn(folderOf(section, base), true))
  return withoutLeftovers(paths).filter((file) => ARTICLE_FILE.test(file) && !isFolder(file))
}

export function translationPaths() {
  const paths = furtherLanguages.flatMap((language) => pathsIn(`content/${language}`))
  return withoutLeftovers(paths).filter((path) => path.endsWith('.ts'))
}

export function isLanguageTag(tag: string) {
  return /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(tag) && Boolean(names.of(tag.split(/[-_]/)[0] ?? ''))
}

/** Refuses `pt_BR`, because addresses contain the tag, and a name such as `bak`, which is a tag that `Intl` lacks. */
function isAllowedTag(name: string) {
  const isTag = /^[a-z]+(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(name) && isLanguageTag(name)
  return isTag && (/^[a-z]{2}\b/.test(name) || Intl.DateTimeFormat.supportedLocalesOf(name)[0] === name)
}
