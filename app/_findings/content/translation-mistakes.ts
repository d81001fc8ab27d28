import { isDeepStrictEqual } from 'node:util'
import { inFolder } from '@/app/_findings/content/in-each-language'
import { type Finding, finding, placeName } from '@/app/_findings/finding'
import { exportsByFile, firstLanguage } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/language-folders'
import { idsOf } from '@/components/content/merge-translation'
import { EACH, type Path, valueAt, valuesAt, valuesFor } from '@/content/schema/schemas'

export function findTranslationMistakes(files: object): Finding[] {
  return furtherLanguages.flatMap((language): Finding[] => {
    const text = `content/words.ts says that content/ itself is in ${language} — wanted another language, or no such folder`
    if (language === firstLanguage) return [{ path: [`content/${language}`], text }]
    const ownFiles = exportsByFile(language)
    const unmatched = Object.entries(ownFiles).flatMap(([file, exports]): Finding[] => {
      const names = Object.keys(files).map((name) => String(inFolder([name], language)))
      const unknown = `there is no such file in content/ — wanted one of ${names.join(', ')}`
      if (!(file in files)) return [{ path: [file], text: unknown }]
      return Object.keys(exports).flatMap((name) => unmatchedEntries(files, ownFiles, [file, name]))
    })
    const mistakes = [...unmatched, ...wholeSiteMistakes(files, ownFiles)]
    return mistakes.map((mistake) => ({ ...mistake, path: inFolder(mistake.path, language) }))
  })
}

/** Finds translations of fields that the site has once for all languages. A copy of the first value does no harm. */
function wholeSiteMistakes(files: object, ownFiles: object): Finding[] {
  return valuesFor('wholeSite', ownFiles).flatMap(({ path, value }) => {
    if (isDeepStrictEqual(value, valueAt(files, path))) return []
    const remedy = `say it in ${String(path[0])}, and delete this line`
    return finding(ownFiles, path, `the site has one for all languages; ${remedy}`)
  })
}

function unmatchedEntries(files: object, ownFiles: object, path: Path): Finding[] {
  const [first, further] = [valueAt(files, path), valueAt(ownFiles, path)]
  if (!Array.isArray(first) || !Array.isArray(further)) return []
  const ids = idsOf(first)
  if (ids) {
    const wanted = `wanted one of the first language: ${ids.join(', ')}`
    const unknown = valuesAt(ownFiles, [...path, EACH, 'id']).filter(({ value }) => !ids.includes(value))
    return unknown.map((id) => finding(ownFiles, id.path, wanted))
  }
  // A list without any id replaces the list of the first language.
  if (further.length >= first.length || first.every((entry) => valueAt(entry, ['id']) === undefined))
    return []
  const text = `${further.length} of ${first.length} — in content/, an id is missing or there twice, so nothing tells which these are; give each its own id there, or name all here`
  return [{ path, place: placeName(ownFiles, path), text }]
}
