import { type Finding, type Path, show, valueAt } from '@/app/_check/finding'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { idsOf, translated } from '@/components/content/translated'
import { translationFiles } from '@/components/content/translations'

type Check = (content: object) => Finding[]

/** What a check finds in each language. What a further one has from the first one is told there. */
export function inEachLanguage(content: object, check: Check): Finding[] {
  const ofFirst = check(content)
  const known = ofFirst.map(({ text }) => text)
  const others = furtherLanguages.flatMap((language): Finding[] => {
    if (language === firstLanguage)
      return [
        {
          path: [`content/${language}`],
          text: `content/words.ts says that content/ itself is in ${language} — wanted another language, or no such folder`,
        },
      ]
    const translation = Object.fromEntries(
      Object.entries(content).map(([file, exports]) => [
        file,
        translated(exports, translationFiles[inFolder(file, language)]),
      ]),
    )
    const mistakes = check(translation).filter(({ text }) => !known.includes(text))
    return [
      ...strangeFiles(content, language),
      ...mistakes.map(({ path, ...mistake }) => ({ ...mistake, path: ownPath(translation, path, language) })),
    ]
  })
  return [...ofFirst, ...others]
}

function inFolder(file: string, language: string) {
  return file.replace('content/', `content/${language}/`)
}

function strangeFiles(content: object, language: string): Finding[] {
  const known = Object.keys(content).map((file) => inFolder(file, language))
  return Object.entries(translationFiles)
    .filter(([file]) => file.startsWith(`content/${language}/`))
    .flatMap(([file, exports]): Finding[] => {
      const first = Object(content)[file.replace(`content/${language}/`, 'content/')]
      if (!known.includes(file)) {
        const text = `there is no such file in content/ — wanted one of ${known.join(', ')}`
        return [{ path: [file], line: 1, text }]
      }
      return Object.entries(exports).flatMap(([name, own]) =>
        strangeValues(file, name, Object(first)[name], own, language),
      )
    })
}

/** What cannot be put together with the first language. */
function strangeValues(
  file: string,
  name: string,
  first: unknown,
  own: unknown,
  language: string,
): Finding[] {
  if (name === 'language' && own !== language)
    return [
      { path: [file, name], text: `language: ${show(own)} — the folder says ${language}; delete this line` },
    ]
  if (Array.isArray(first) !== Array.isArray(own) && first !== undefined)
    return [
      {
        path: [file, name],
        text: `${name}: ${show(own)} — wanted ${Array.isArray(first) ? 'a list' : 'an entry'}`,
      },
    ]
  if (!Array.isArray(first) || !Array.isArray(own)) return []
  const ids = idsOf(first)
  if (!ids) {
    if (own.length >= first.length || first.every((entry) => Object(entry).id === undefined)) return []
    const text = `${name}: ${own.length} of ${first.length} — in content/, an id is missing or there twice, so nothing tells which these are; give each its own id there, or name all here`
    return [{ path: [file, name], text }]
  }
  return own.flatMap((entry, index) => {
    const { id } = Object(entry)
    const isTwice = own.findIndex((one) => Object(one).id === id) < index
    if (ids.includes(id) && !isTwice) return []
    const wanted = `wanted one of the first language: ${ids.join(', ')}`
    const text = `${name} ${index + 1}, id: ${show(id)} — ${isTwice ? 'it is there twice' : wanted}`
    return [{ path: [file, name, index, 'id'], text }]
  })
}

/** The place in the file of the language, where an entry with an id may stand elsewhere in its list. */
function ownPath(translation: object, [file, ...steps]: Path, language: string): Path {
  const ownFile = inFolder(String(file), language)
  const path: Path = [ownFile]
  let own: unknown = translationFiles[ownFile]
  let value = valueAt(translation, [String(file)])
  for (const step of steps) {
    value = Object(value)[step]
    const { id } = Object(value)
    const isMatched = Array.isArray(own) && !own.includes(value)
    const place = isMatched ? (own as unknown[]).findIndex((one) => Object(one).id === id) : step
    own = Object(own)[place]
    if (own === undefined) break
    path.push(place)
  }
  return path
}
