import { isDeepStrictEqual } from 'node:util'
import { type Finding, finding, show, valueAt } from '@/app/_check/finding'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { idsOf, translated, translationFiles } from '@/components/content/translation'
import { fieldsFor, type Path } from '@/content/schema/fields'

/** What a check finds in each language. What a further one has from the first one is told there. */
export function inEachLanguage<Content extends object, Found extends Finding>(
  content: Content,
  check: (content: Content) => Found[],
): Found[] {
  const ofFirst = check(content)
  // The text alone does not tell, because it may name a translated title.
  const known = new Set(ofFirst.flatMap(({ path, text }) => [text, placeIn(path)]))
  const isKnown = ({ path, text }: Finding, translation: Content) =>
    (known.has(text) || known.has(placeIn(path))) &&
    isDeepStrictEqual(valueAt(translation, path), valueAt(content, path))
  const others = furtherLanguages.flatMap((language) => {
    const own = translationFiles(language)
    const translation = translated(content, own)
    return check(translation)
      .filter((found) => !isKnown(found, translation))
      .map((found) => {
        const [file = ''] = found.path
        // What comes from the first language may not fit what this one says.
        if (!(file in own)) return { ...found, text: `${found.text} (with content/${language}/)` }
        return { ...found, path: inFolder(ownPath(translation, own, found.path), language) }
      })
  })
  return [...ofFirst, ...others]
}

/** What a folder may not say: files, entries and languages that content/ does not have, and what the site has only once. */
export function folderMistakes(content: object): Finding[] {
  return furtherLanguages.flatMap((language): Finding[] => {
    const own = translationFiles(language)
    const strange = [...unknownFiles(content, own, language), ...wholeSiteMistakes(content, own)]
    if (language !== firstLanguage)
      return strange.map(({ path, text }) => ({ path: inFolder(path, language), text }))
    const text = `content/words.ts says that content/ itself is in ${language} — wanted another language, or no such folder`
    return [{ path: [`content/${language}`], text }]
  })
}

function placeIn(path: Path) {
  return path.map(String).join('\0')
}

function inFolder([file, ...steps]: Path, language: string): Path {
  return [String(file).replace('content/', `content/${language}/`), ...steps]
}

/** What cannot be put together with the first language. */
function unknownFiles(content: object, own: Record<string, object>, language: string): Finding[] {
  return Object.entries(own).flatMap(([file, exports]): Finding[] => {
    const first = Object(content)[file]
    if (first)
      return Object.entries(exports).flatMap(([name, said]) =>
        name === 'language' && said !== language
          ? {
              path: [file, name],
              text: `language: ${show(said)} — the folder says ${language}; delete this line`,
            }
          : unmatchedEntries([file, name], first[name], said),
      )
    const known = Object.keys(content).flatMap((one) => inFolder([one], language))
    return [
      {
        path: [file],
        line: 1,
        text: `there is no such file in content/ — wanted one of ${known.join(', ')}`,
      },
    ]
  })
}

/** A value that is still the same, as in a copied file, does no harm. */
function wholeSiteMistakes(content: object, own: object): Finding[] {
  return fieldsFor('wholeSite', own).flatMap(({ path, value }) => {
    if (isDeepStrictEqual(value, valueAt(content, path))) return []
    const message = `the site has one for all languages; say it in ${String(path[0])}, and delete this line`
    return finding(own, path, message)
  })
}

function unmatchedEntries(path: Path, first: unknown, own: unknown): Finding[] {
  const name = String(path[1])
  if (!Array.isArray(first) || !Array.isArray(own)) return []
  const ids = idsOf(first)
  if (!ids) {
    if (own.length >= first.length || first.every((entry) => Object(entry).id === undefined)) return []
    const text = `${name}: ${own.length} of ${first.length} — in content/, an id is missing or there twice, so nothing tells which these are; give each its own id there, or name all here`
    return [{ path, text }]
  }
  return own.flatMap((entry, index) => {
    const { id } = Object(entry)
    const isTwice = own.findIndex((one) => Object(one).id === id) < index
    if (ids.includes(id) && !isTwice) return []
    const wanted = `wanted one of the first language: ${ids.join(', ')}`
    const text = `${name} ${index + 1}, id: ${show(id)} — ${isTwice ? 'it is there twice' : wanted}`
    return [{ path: [...path, index, 'id'], text }]
  })
}

/** The place in the files of the language, where an entry with an id may stand elsewhere in its list. */
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
