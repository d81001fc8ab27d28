import { isDeepStrictEqual } from 'node:util'
import { inFolder } from '@/app/_check/content/in-each-language'
import { type Finding, finding } from '@/app/_check/finding'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, idsOf } from '@/components/content/translation'
import { EACH, type Path, valueAt, valuesAt, valuesFor } from '@/content/schema/schemas'

export function translationMistakes(files: object): Finding[] {
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

/** Finds what the site has only once. A value that is still the same, as in a copied file, does no harm. */
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
  const text = `${String(path[1])}: ${further.length} of ${first.length} — in content/, an id is missing or there twice, so nothing tells which these are; give each its own id there, or name all here`
  return [{ path, text }]
}
