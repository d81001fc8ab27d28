import { existsSync, writeFileSync } from 'node:fs'
import { loadEnvConfig } from '@next/env'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { lettersMessage } from '@/app/_check/content/missing-letters'
import { portraitJpeg } from '@/app/_metadata/portrait'
import { readDeployment } from '@/app/_server/deployment'
import { type Content, contentIn, contents } from '@/components/content/content'
import { renderIn } from '@/components/content/use-content'
import { cvAddress } from '@/scripts/cv/cv-address'
import { type CvContent, cvContent } from '@/scripts/cv/cv-content'
import { cvMark } from '@/scripts/cv/cv-mark'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { cvStyles } from '@/scripts/cv/cv-styles'
import { withFacts } from '@/scripts/cv/pdf-facts'
import { printFitting } from '@/scripts/cv/print-fitting'
import { entryName } from '@/scripts/cv/shortened-cv'
import { textCv } from '@/scripts/cv/text-cv'
import { wordCv } from '@/scripts/cv/word-cv'

type Printed = Awaited<ReturnType<typeof printFitting>>
type Options = { docx?: boolean; text?: boolean; letter?: boolean; pages?: string; language?: string }

/** In pixels. The picture is 3 cm wide on paper. */
const PICTURE = { width: 480, height: 600, quality: 85 }

/** Prints the CV in each form that is asked for. @throws in one line for a language that the site does not have, and for a name that no font has. */
export async function printCv({ docx, text, letter, pages: most, language }: Options) {
  const languages = contents.map((content) => content.language)
  if (language !== undefined && !languages.includes(language))
    throw new Error(`--language: ${JSON.stringify(language)} — wanted ${languages.join(' or ')}`)
  const site = contentIn(language)
  const { owner } = site
  const file = `public${cvAddress(site)}`
  loadEnvConfig(process.cwd())
  const { address } = readDeployment(process.env)
  const whole = cvContent(site)
  const { headline, roles, picture: path } = whole.header
  const facts = { Author: owner.name, Subject: headline ?? roles.join(', ') }
  const jpeg = path && (await portraitJpeg(path, PICTURE))
  const picture = jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`
  const paper = letter ? 'Letter' : 'A4'
  const mostPages = Number(most ?? Number.POSITIVE_INFINITY)
  const printed = await printFitting(whole, render, paper, mostPages)
  const { pdf, shown, letters } = printed
  if (letters.some((one) => /\P{S}/u.test(one) && owner.name.includes(one)))
    throw new Error(lettersMessage(letters, `${file} would not hold the name ${JSON.stringify(owner.name)}`))
  writeFileSync(file, Buffer.concat([withFacts(pdf, facts), Buffer.from(`\n${cvMark(site)}\n`)]))
  console.log(messagesOf(printed, file, mostPages, site).join('\n'))
  const html = render(shown, '')
  await writeBeside('docx', () => wordCv(html, site, facts.Subject, paper), docx)
  await writeBeside('txt', () => textCv(html), text)

  function render(content: CvContent, styles = cvStyles(owner)) {
    const sheet = createElement(CvSheet, { styles, picture, address, content })
    return `<!doctype html>${renderIn(site.language, () => renderToStaticMarkup(sheet))}`
  }

  async function writeBeside(ending: string, make: () => string | Promise<Buffer>, isAsked = false) {
    const other = file.replace(/pdf$/, ending)
    // One from before would say something else than the PDF.
    if (!isAsked && !existsSync(other)) return
    writeFileSync(other, await make())
    console.log(`${other}: says the same.`)
  }
}

/** Lists what the owner should know of the PDF. */
function messagesOf({ pages, left, letters }: Printed, file: string, mostPages: number, site: Content) {
  const messages = [`${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}.`]
  if (letters.length > 0) messages.push(lettersMessage(letters, 'it has gaps or boxes for them'))
  const names = left.map((entry) => `  ${entryName(entry)}\n`)
  if (left.length > 0) messages.push(`Left out, in this order:\n\n${names.join('')}`)
  if (pages > mostPages)
    messages.push('The rest does not fit. Name sections in cvWithout in content/owner.ts, or shorten texts.')
  const address = cvAddress(site)
  if (site.owner.cv !== address)
    messages.push(`To offer it on the site, write cv: '${address}' into content${site.base}/owner.ts.`)
  return messages
}
