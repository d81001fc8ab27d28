import { isDeepStrictEqual } from 'node:util'
import { type Finding, finding, valueAt } from '@/app/_check/finding'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, idsOf, mergeTranslation } from '@/components/content/translation'
import { type Path, valuesFor } from '@/content/schema/schemas'

/** Runs a rule on the content of each language. What a further one has from the first one is reported there. */
export function inEachLanguage<Content extends object, Found extends Finding>(
  content: Content,
  rule: (content: Content) => Found[],
): Found[] {
  const ofFirst = rule(content)
  const known = new Set(ofFirst.map(({ path }) => String(path)))
  const others = furtherLanguages.flatMap((language) => {
    const own = exportsByFile(language)
    const translation = mergeTranslation(content, own)
    return rule(translation).flatMap((found) => {
      const { path, text } = found
      const isSame = isDeepStrictEqual(valueAt(translation, path), valueAt(content, path))
      if (isSame && known.has(String(path))) return []
      if (String(path[0]) in own)
        return { ...found, path: inFolder(ownPath(translation, own, path), language) }
      // What comes from the first language may not fit what this one says.
      return { ...found, text: `${text} (with content/${language}/)` }
    })
  })
  return [...ofFirst, ...others]
}

/** Lists what the folder of a language may not have: files and entries that content/ lacks, and what the site has only once. */
export function translationMistakes(content: object): Finding[] {
  return furtherLanguages.flatMap((language): Finding[] => {
    const text = `content/words.ts says that content/ itself is in ${language} — wanted another language, or no such folder`
    if (language === firstLanguage) return [{ path: [`content/${language}`], text }]
    const own = exportsByFile(language)
    const found = Object.entries(own).flatMap(([file, exports]): Finding[] => {
      const names = Object.keys(content).map((name) => String(inFolder([name], language)))
      const text = `there is no such file in content/ — wanted one of ${names.join(', ')}`
      if (!(file in content)) return [{ path: [file], text }]
      return Object.keys(exports).flatMap((name) => unmatchedEntries(content, own, [file, name]))
    })
    const all = [...found, ...wholeSiteMistakes(content, own)]
    return all.map((one) => ({ ...one, path: inFolder(one.path, language) }))
  })
}

function inFolder([file, ...steps]: Path, language: string): Path {
  return [String(file).replace('content/', `content/${language}/`), ...steps]
}

/** Finds what the site has only once. A value that is still the same, as in a copied file, does no harm. */
function wholeSiteMistakes(content: object, own: object): Finding[] {
  return valuesFor('wholeSite', own).flatMap(({ path, value }) => {
    if (isDeepStrictEqual(value, valueAt(content, path))) return []
    const remedy = `say it in ${String(path[0])}, and delete this line`
    return finding(own, path, `the site has one for all languages; ${remedy}`)
  })
}

/** Lists the entries of a list that no `id` matches with one of the first language. */
function unmatchedEntries(content: object, own: object, path: Path): Finding[] {
  const [first, further] = [valueAt(content, path), valueAt(own, path)]
  if (!Array.isArray(first) || !Array.isArray(further)) return []
  const ids = idsOf(first)
  if (!ids) {
    if (further.length >= first.length || first.every((entry) => Object(entry).id === undefined)) return []
    const text = `${String(path[1])}: ${further.length} of ${first.length} — in content/, an id is missing or there twice, so nothing tells which these are; give each its own id there, or name all here`
    return [{ path, text }]
  }
  const wanted = `wanted one of the first language: ${ids.join(', ')}`
  const given = further.map((entry) => Object(entry).id)
  return given.flatMap((id, index) => {
    const message = given.indexOf(id) < index ? 'it is there twice' : !ids.includes(id) && wanted
    return message ? finding(own, [...path, index, 'id'], message) : []
  })
}

/** Returns the path in the files of the language, where an entry with an id may have another index. */
function ownPath(translation: object, own: unknown, steps: Path): Path {
  const [step, ...more] = steps
  if (step === undefined) return []
  const value = Object(translation)[step]
  const { id } = Object(value)
  const isMatched = Array.isArray(own) && id !== undefined
  const place = isMatched ? own.findIndex((one) => Object(one).id === id) : step
  const next = Object(own)[place]
  return next === undefined ? [] : [place, ...ownPath(value, next, more)]
}
