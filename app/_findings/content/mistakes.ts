import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { allArticleFiles } from '@/app/_findings/articles/all-articles'
import { findArticleMistakes } from '@/app/_findings/articles/article-mistakes'
import { inEachLanguage, inFolder } from '@/app/_findings/content/in-each-language'
import { fileMistake, pictureMistake } from '@/app/_findings/file-mistake'
import { checkTexts, type Finding, finding, placeName } from '@/app/_findings/finding'
import { firstLanguage } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, idsOf } from '@/components/content/translation'
import { ARTICLE_FOLDERS } from '@/content/schema/article-folders'
import { ADDRESSES } from '@/content/schema/pages'
import { EACH, type Path, SCHEMAS, valueAt, valuesAt, valuesFor } from '@/content/schema/schemas'

/** Finds the mistakes, which stop a build. @param files whatever they export, valid or not. */
export function findMistakes(files: object): Finding[] {
  return [
    ...inEachLanguage(files, (one) => [
      ...schemaMistakes(one),
      ...checkTexts(one, 'picture', pictureMistake),
      ...storyMistakes(one),
      ...checkTexts(one, ['content/owner.ts', 'owner', 'cv'], cvMistake),
    ]),
    ...translationMistakes(files),
    ...findArticleMistakes(),
    ...pagesWithoutFile(),
  ]
}

export function schemaMistakes(files: unknown): Finding[] {
  return Object.entries(SCHEMAS).flatMap(([file, schema]) => {
    return (schema.safeParse(valueAt(files, [file])).error?.issues ?? []).flatMap((issue) => {
      const path = [file, ...issue.path]
      if (issue.code !== 'unrecognized_keys') return finding(files, path, issue.message)
      return issue.keys.map((key) => finding(files, [...path, key], issue.message))
    })
  })
}

function storyMistakes(files: object): Finding[] {
  const names = allArticleFiles().flatMap(({ section, name }) => (section === '/project' ? name : []))
  const wanted = 'wanted the name of a file there without its ending'
  return checkTexts(files, ['content/projects.ts', 'projects', EACH, 'story'], (story) => {
    return !names.includes(story) && `there is no ${ARTICLE_FOLDERS['/project']}/${story}.md; ${wanted}`
  })
}

function cvMistake(path: string) {
  if (!path.startsWith('/')) return undefined
  const kinds = /\.pdf$/i.test(path) ? ['pdf'] : undefined
  return fileMistake(path, 'wanted a PDF, which "npm run cv" prints', kinds)
}

function pagesWithoutFile(): Finding[] {
  const files = ADDRESSES.map((address) => posix.join('app/(default)', address, 'page.tsx'))
  const text = 'it is missing, yet the site leads there — bring it back with git restore'
  return files.filter((file) => !existsSync(file)).map((file) => ({ path: [file], text }))
}

function translationMistakes(files: object): Finding[] {
  return furtherLanguages.flatMap((language): Finding[] => {
    const text = `content/words.ts says that content/ itself is in ${language} — wanted another language, or no such folder`
    if (language === firstLanguage) return [{ path: [`content/${language}`], text }]
    const own = exportsByFile(language)
    const found = Object.entries(own).flatMap(([file, exports]): Finding[] => {
      const names = Object.keys(files).map((name) => String(inFolder([name], language)))
      const unknown = `there is no such file in content/ — wanted one of ${names.join(', ')}`
      if (!(file in files)) return [{ path: [file], text: unknown }]
      return Object.keys(exports).flatMap((name) => unmatchedEntries(files, own, [file, name]))
    })
    const all = [...found, ...wholeSiteMistakes(files, own)]
    return all.map((one) => ({ ...one, path: inFolder(one.path, language) }))
  })
}

/** Finds fields that the site has once for all languages. The same value, as in a copied file, does no harm. */
function wholeSiteMistakes(files: object, own: object): Finding[] {
  return valuesFor('wholeSite', own).flatMap(({ path, value }) => {
    if (isDeepStrictEqual(value, valueAt(files, path))) return []
    const remedy = `say it in ${String(path[0])}, and delete this line`
    return finding(own, path, `the site has one for all languages; ${remedy}`)
  })
}

function unmatchedEntries(files: object, own: object, path: Path): Finding[] {
  const [first, further] = [valueAt(files, path), valueAt(own, path)]
  if (!Array.isArray(first) || !Array.isArray(further)) return []
  const ids = idsOf(first)
  if (ids) {
    const wanted = `wanted one of the first language: ${ids.join(', ')}`
    const unknown = valuesAt(own, [...path, EACH, 'id']).filter(({ value }) => !ids.includes(value))
    return unknown.map((one) => finding(own, one.path, wanted))
  }
  // Without any id, a list replaces that of the first language.
  if (further.length >= first.length || first.every((entry) => valueAt(entry, ['id']) === undefined))
    return []
  const text = `${further.length} of ${first.length} — in content/, an id is missing or there twice, so nothing tells which these are; give each its own id there, or name all here`
  return [{ path, place: placeName(own, path), text }]
}
