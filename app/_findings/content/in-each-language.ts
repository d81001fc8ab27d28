import { isDeepStrictEqual } from 'node:util'
import { type Finding, placeName } from '@/app/_findings/finding'
import { exportsByFile } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/language-folders'
import { idsOf, mergeTranslation } from '@/components/content/merge-translation'
import { type Path, valueAt } from '@/content/schema/schemas'

/** Runs a rule on the content of each language. A value that several languages share is reported once. */
export function inEachLanguage<Found extends Finding>(files: object, rule: (files: object) => Found[]) {
  const firstFindings = rule(files)
  const known = new Set(firstFindings.map(({ path }) => String(path)))
  const furtherFindings = furtherLanguages.flatMap((language) => {
    const ownFiles = exportsByFile(language)
    const translation = mergeTranslation(files, ownFiles)
    return rule(translation).flatMap((finding) => {
      const { path } = finding
      const isSame = isDeepStrictEqual(valueAt(translation, path), valueAt(files, path))
      if (isSame && known.has(String(path))) return []
      const ownPath = pathIn(ownFiles, path, translation)
      return { ...finding, path: inFolder(ownPath, language), place: placeName(translation, path, ownPath) }
    })
  })
  return [...firstFindings, ...furtherFindings]
}

export function inFolder([file, ...steps]: Path, language: string): Path {
  return [String(file).replace('content/', `content/${language}/`), ...steps]
}

/** Returns the path in the files of the language, where an entry with the same id may have another index. */
function pathIn(own: unknown, [step, ...more]: Path, translation: unknown): Path {
  if (step === undefined) return []
  const value = valueAt(translation, [step])
  const isMatched = Array.isArray(translation) && Array.isArray(own) && idsOf(translation)
  const hasSameId = (entry: unknown) => valueAt(entry, ['id']) === valueAt(value, ['id'])
  const ownStep = isMatched ? own.findIndex(hasSameId) : step
  const ownValue = valueAt(own, [ownStep])
  return ownValue === undefined ? [] : [ownStep, ...pathIn(ownValue, more, value)]
}
