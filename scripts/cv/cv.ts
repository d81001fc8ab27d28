import { parseArgs } from 'node:util'
import { refuseMistakes } from '@/scripts/support/refuse-mistakes'
import { runCommand } from '@/scripts/support/run-command'

const USAGE = `Prints the content as a CV to public/cv.pdf, in a further language to public/cv-de.pdf. It is no page of the site.

  npm run cv -- [options]

  --docx            also for Word, to public/cv.docx
  --text            also as plain text, to public/cv.txt
  --letter          on US Letter instead of A4
  --pages <n>       on at most so many pages; leaves out later projects without dates, then what is oldest, and says what
  --language <tag>  in a further language of the site, such as de
  --for <name>      for the reader of content/for/<name>.md, to public/cv-<name>.pdf
  --with-letter     with the text of that file on a page of its own in front, instead of as the profile
`
/** Matches a place such as `content/owner.ts,owner,name`, if a CV shows it. A mistake elsewhere does not stop the command. */
const SHOWN =
  /(owner|socials|career|skills|projects|words)\.ts(?!.*,(owner,cv|portrait|aboutPicture|image|story)$)/

runCommand(async () => {
  const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const
  const flags = { docx: flag, text: flag, letter: flag, 'with-letter': flag }
  const { values } = parseArgs({ options: { ...flags, pages: text, language: text, for: text } })
  const { for: pitch, 'with-letter': withLetter, ...options } = values
  if (withLetter && !pitch) throw new Error('--with-letter: wanted --for beside it, whose text is the letter')
  if (values.pages !== undefined && !/^[1-9]\d*$/.test(values.pages))
    throw new Error(`--pages: ${JSON.stringify(values.pages)} — wanted how many pages at most, for example 1`)
  await refuseMistakes(pitch ? new RegExp(`${SHOWN.source}|/for/`) : SHOWN)
  const { printCv } = await import('@/scripts/cv/print-cv') // late, because it reads the content while it loads
  await printCv({ ...options, pitch, withLetter, pages: Number(values.pages ?? Number.POSITIVE_INFINITY) })
}, USAGE)
