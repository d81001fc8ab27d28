import { fileMistake } from '@/app/_check/file-mistake'
import { furtherLanguages } from '@/components/content/languages'

/** Says what is wrong with the CV, if it is a file of the site. */
export function cvMistake(path: string) {
  if (!/^\/\P{Cc}+$/u.test(path)) return undefined
  const [printedName, language] = /^\/cv(?:-(.+))?\.pdf$/.exec(path) ?? []
  const isPrinted = printedName && (!language || furtherLanguages.includes(language))
  const command = `npm run cv${language ? ` -- --language ${language}` : ''}`
  const remedy = isPrinted ? `run "${command}", which prints it` : ''
  const kinds = /\.pdf$/i.test(path) ? ['pdf'] : undefined
  return fileMistake(path, 'wanted a PDF, which "npm run cv" prints', kinds, remedy)
}
