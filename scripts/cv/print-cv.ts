import { existsSync, writeFileSync } from 'node:fs'
import { loadEnvConfig } from '@next/env'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText } from 'unpdf'
import { lettersMessage } from '@/app/_check/missing-letters'
import { portraitJpeg } from '@/app/_metadata/portrait-jpeg'
import { readDeployment } from '@/app/_server/deployment'
import { contentIn, contents } from '@/components/content/content'
import { renderIn } from '@/components/content/use-content'
import { launchChromium } from '@/scripts/browsers'
import { type CvEntry, cvContent } from '@/scripts/cv/cv-content'
import { cvAddress, cvMark } from '@/scripts/cv/cv-mark'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { cvStyles } from '@/scripts/cv/cv-styles'
import { withFacts } from '@/scripts/cv/pdf-facts'
import { describe, oldestFirst, without } from '@/scripts/cv/shortened-cv'
import { textCv } from '@/scripts/cv/text-cv'
import { wordCv } from '@/scripts/cv/word-cv'

type Options = { docx?: boolean; text?: boolean; letter?: boolean; pages?: string; language?: string }

/** @throws in one line for a language that the site does not have, and for a name that no font has. */
export async function printCv({ docx, text, letter, pages: most, language }: Options) {
  const languages = contents.map((content) => content.language)
  if (language !== undefined && !languages.includes(language))
    throw new Error(`--language: ${JSON.stringify(language)} — wanted ${languages.join(' or ')}`)
  const site = contentIn(language)
  const { owner } = site
  const file = `public${cvAddress(site)}`
  loadEnvConfig(process.cwd())
  const { address, isAddressUnknown } = readDeployment(process.env)
  // With hinting, letters stand apart so far that programs read one word as two.
  const browser = await launchChromium('--font-render-hinting=none')
  const page = await browser.newPage()
  const whole = cvContent(site)
  const { header } = whole
  const oldest = oldestFirst(whole)
  const facts = { Author: owner.name, Subject: header.headline ?? header.roles.join(', ') }
  const paper = letter ? 'Letter' : 'A4'
  const picture = header.picture && (await pictureOf(header.picture))
  const mostPages = Number(most ?? Number.POSITIVE_INFINITY)
  let left: CvEntry[] = []
  let printed = await print()
  while (printed.pages > mostPages && left.length < oldest.length) {
    left = oldest.slice(0, left.length + 1)
    printed = await print()
  }
  const { pdf, pages } = printed
  // biome-ignore lint/performance/useDomNodeTextContent: without the words that the PDF hides
  const letters = await lettersWithoutFont(await page.innerText('body'), pdf)
  await browser.close()
  if (letters.some((one) => /\P{S}/u.test(one) && owner.name.includes(one)))
    throw new Error(lettersMessage(letters, `${file} would not hold the name ${JSON.stringify(owner.name)}`))
  writeFileSync(file, Buffer.concat([pdf, Buffer.from(`\n${cvMark(site)}\n`)]))
  console.log(`${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}.`)
  if (letters.length > 0) console.log(lettersMessage(letters, 'it has gaps or boxes for them'))
  const html = render('')
  for (const { ending, isAsked, make } of [
    { ending: 'docx', isAsked: docx, make: () => wordCv(html, site, facts, paper) },
    { ending: 'txt', isAsked: text, make: () => textCv(html) },
  ]) {
    const other = file.replace(/pdf$/, ending)
    // One from before would say something else than the PDF.
    if (!isAsked && !existsSync(other)) continue
    writeFileSync(other, await make())
    console.log(`${other}: says the same.`)
  }
  const names = left.map((entry) => `  ${describe(entry)}\n`)
  if (left.length > 0) console.log(`Left out, in this order:\n\n${names.join('')}`)
  if (pages > mostPages)
    console.log(
      'What is left does not fit. Name sections in cvWithout in content/owner.ts, or shorten texts.',
    )
  if (owner.cv !== cvAddress(site))
    console.log(`To offer it on the site, write cv: '${cvAddress(site)}' into content${site.base}/owner.ts.`)

  function render(styles: string) {
    const sheet = createElement(CvSheet, {
      styles,
      picture,
      address: isAddressUnknown ? undefined : address,
      content: without(whole, left),
    })
    return `<!doctype html>${renderIn(site.language, () => renderToStaticMarkup(sheet))}`
  }

  async function print() {
    await page.setContent(render(cvStyles(owner)))
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({ format: paper, printBackground: true, tagged: true, outline: true })
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
    return { pdf: withFacts(pdf, facts), pages }
  }
}

/** As large as a printer shows on 3 cm. */
async function pictureOf(path: string) {
  const jpeg = await portraitJpeg(path, { width: 480, height: 600, quality: 85 })
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** The letters of the sheet that the PDF does not have as text, if any is missing in it. */
async function lettersWithoutFont(sheet: string, pdf: Buffer) {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  // Chromium leaves a zero for a letter that no font has, and nothing at all without a font.
  if (text.trim() && !text.includes('\0')) return []
  // Letters that are drawn as one, such as two of Arabic, are read as another form of the same letters.
  const found = text.normalize('NFKC')
  return [...new Set(sheet)].filter(
    (letter) => !/[\p{Cc}\p{Cf}\p{M}\p{Z}]/u.test(letter) && !found.includes(letter.normalize('NFKC')),
  )
}
