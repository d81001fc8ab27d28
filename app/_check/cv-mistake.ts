import { fileMistake, kindOf } from '@/app/_check/file-mistake'
import { furtherLanguages } from '@/components/content/languages'

/** Says what is wrong with the CV, if it is a file of the site. */
export function cvMistake(path: string) {
  if (!/^\/\P{Cc}+$/u.test(path)) return undefined
  const [printedName, language] = /^\/cv(?:-(.+))?\.pdf$/.exec(path) ?? []
  const isPrinted = printedName && (!language || furtherLanguages.includes(language))
  const command = `npm run cv${language ? ` -- --language ${language}` : ''}`
  const file = `public${path}`
  const mistake = fileMistake(path, isPrinted ? `run "${command}", which prints it` : '')
  if (mistake || !/\.pdf$/i.test(path) || kindOf(file) === 'pdf') return mistake
  return `${file} is ${kindOf(file) ?? 'no PDF'} inside; wanted a PDF, which "npm run cv" prints`
}
