import { type Finding, type Path, valueAt } from '@/app/_check/finding'
import { firstLanguage } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { translated } from '@/components/content/translated'
import { translationFiles } from '@/components/content/translations'

type Check = (content: object) => Finding[]

/** What a further language says that it should not. What it has from the first one is told there. */
export function findTranslationMistakes(content: object, check: Check): Finding[] {
  const known = furtherLanguages.length > 0 ? check(content).map(({ text }) => text) : []
  return furtherLanguages.flatMap((language): Finding[] => {
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
}

function inFolder(file: string, language: string) {
  return file.replace('content/', `content/${language}/`)
}

function strangeFiles(content: object, language: string): Finding[] {
  const known = Object.keys(content).map((file) => inFolder(file, language))
  return Object.keys(translationFiles)
    .filter((file) => file.startsWith(`content/${language}/`) && !known.includes(file))
    .map((file) => ({
      path: [file],
      line: 1,
      text: `there is no such file in content/ — wanted one of ${known.join(', ')}`,
    }))
}

/** The place in the file of the language: an entry with an id may stand elsewhere in its list, and what is missing nowhere. */
function ownPath(translation: object, [file, ...steps]: Path, language: string): Path {
  const ownFile = inFolder(String(file), language)
  const path: Path = [ownFile]
  let own: unknown = translationFiles[ownFile]
  let value = valueAt(translation, [String(file)])
  for (const step of steps) {
    value = Object(value)[step]
    const place =
      Array.isArray(own) && !own.includes(value) ? own.findIndex(({ id }) => id === Object(value).id) : step
    own = Object(own)[place]
    if (own === undefined) break
    path.push(place)
  }
  return path
}
