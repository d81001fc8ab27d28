import { isDeepStrictEqual } from 'node:util'
import { type Finding, placeName } from '@/app/_findings/finding'
import { furtherLanguages } from '@/components/content/languages'
import { exportsByFile, idsOf, mergeTranslation } from '@/components/content/translation'
import { type Path, valueAt } from '@/content/schema/schemas'

/** Runs a rule on the content of each language. A value that several languages share is reported once. */
export function inEachLanguage<Files extends object, Found extends Finding>(
  files: Files,
  rule: (files: Files) => Found[],
): Found[] {
  const firstFindings = rule(files)
  const known = new Set(firstFindings.map(({ path }) => String(path)))
  const furtherFindings = furtherLanguages.flatMap((language) => {
    const own = exportsByFile(language)
    const translation = mergeTranslation(files, own)
    return rule(translation).flatMap((found) => {
      const { path, text } = found
      const isSame = isDeepStrictEqual(valueAt(translation, path), valueAt(files, path))
      if (isSame && known.has(String(path))) return []
      const place = ownPath(translation, own, path)
      const ownText = text.replace(placeName(translation, path), () => placeName(translation, path, place))
      return { ...found, path: inFolder(place, language), text: ownText }
    })
  })
  return [...firstFindings, ...furtherFindings]
}

export function inFolder([file, ...steps]: Path, language: string): Path {
  return [String(file).replace('content/', `content/${language}/`), ...steps]
}

/** Returns the path in the files of the language, where an entry with the same id may have another index. */
function ownPath(translation: unknown, own: unknown, steps: Path): Path {
  const [step, ...more] = steps
  if (step === undefined) return []
  const value = valueAt(translation, [step])
  const isMatched = Array.isArray(translation) && Array.isArray(own) && idsOf(translation)
  const place = isMatched ? own.findIndex((one) => valueAt(one, ['id']) === valueAt(value, ['id'])) : step
  const next = valueAt(own, [place])
  return next === undefined ? [] : [place, ...ownPath(value, next, more)]
}
