import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText } from 'unpdf'
import { asLines } from '@/app/_check/lines'
import { readContent, withOthers } from '@/app/_check/read-content'
import { schemaMistakes } from '@/app/_check/schemas'
import { colorToken } from '@/app/_metadata/color-token'
import { readDeployment } from '@/app/_server/deployment'
import type { Owner } from '@/content/schema/owner'
import { launchChromium } from '../browsers'

const USAGE = `Prints the content as a CV to public/cv.pdf, in a further language to public/cv-de.pdf. It is no page of the site.

  npm run cv -- [options]

  --letter          on US Letter instead of A4
  --pages <n>       on at most so many pages; leaves out later projects without dates, then what is oldest, and says what
  --language <tag>  in a further language of the site, such as de
`
/** The files of which it shows something. A mistake in another one does not matter. */
const READ = /(owner|socials|career|skills|projects|words)\.ts$/
/** As two pages of a CV. */
const MOST_PAGES = 2

printCv().catch(({ message }: Error) => {
  console.error(message)
  process.exit(1) // a browser that is still open would keep this running
})

async function printCv() {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { letter: flag, pages: text, language: text, help: flag } })
  if (values.help) return console.log(USAGE)
  if (values.pages !== undefined && !/^[1-9]\d*$/.test(values.pages))
    throw new Error(`--pages: ${JSON.stringify(values.pages)} — wanted how many pages at most, for example 1`)
  const mostPages = values.pages ? Number(values.pages) : Number.POSITIVE_INFINITY
  const { content, unreadable } = await readContent()
  const { inEachLanguage } = await import('@/app/_check/translation-mistakes')
  const mistakes = withOthers(unreadable, inEachLanguage(content, schemaMistakes)).filter(({ path }) =>
    READ.test(String(path[0])),
  )
  if (mistakes.length > 0) throw new Error(`Mistakes in the content:\n${asLines(mistakes).join('\n')}`)
  const { cvAddress } = await import('@/scripts/cv/cv-address')
  const { contentIn, contents } = await import('@/components/content/content')
  const languages = contents.map(({ language }) => language)
  if (values.language !== undefined && !languages.includes(values.language))
    throw new Error(`--language: ${JSON.stringify(values.language)} — wanted ${languages.join(' or ')}`)
  const site = contentIn(values.language)
  const { owner } = site
  const { renderIn } = await import('@/components/content/use-content')
  const { lettersMessage } = await import('@/app/_check/letters')
  const { CvSheet } = await import('@/scripts/cv/cv-sheet')
  const { cvMark } = await import('@/scripts/cv/cv-mark')
  const { cvContent } = await import('@/scripts/cv/cv-content')
  const { describe, oldestFirst, without } = await import('@/scripts/cv/shortened-cv')
  loadEnvConfig(process.cwd())
  const { address, isAddressUnknown } = readDeployment(process.env)
  // With hinting, letters stand apart so far that programs read one word as two.
  const browser = await launchChromium('--font-render-hinting=none')
  const page = await browser.newPage()
  const whole = cvContent(site)
  const oldest = oldestFirst(whole)
  const file = `public${cvAddress(site)}`
  let left = 0
  let { pdf, pages } = await print(0)
  if (pages > mostPages) {
    // The fewest entries without which it fits. Leaving out more never makes it longer.
    let most = oldest.length
    while (left < most) {
      const half = Math.floor((left + most) / 2)
      if ((await print(half)).pages > mostPages) left = half + 1
      else most = half
    }
    ;({ pdf, pages } = await print(left))
  }
  const letters = await lettersWithoutFont(await page.textContent('body'), pdf)
  await browser.close()
  if (letters.some((letter) => /\P{S}/u.test(letter) && owner.name.includes(letter)))
    throw new Error(lettersMessage(letters, `${file} would not hold the name ${JSON.stringify(owner.name)}`))
  writeFileSync(file, pdf)
  appendFileSync(file, cvMark(site))
  console.log(`${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}.`)
  if (letters.length > 0) console.log(lettersMessage(letters, 'it has gaps or boxes for them'))
  if (left > 0) {
    const list = oldest.slice(0, left).map((entry) => `  ${describe(entry)}\n`)
    console.log(`Left out, in this order:\n\n${list.join('')}`)
  }
  if (pages > mostPages)
    console.log(
      'What is left does not fit. Name sections in cvWithout in content/owner.ts, or shorten texts.',
    )
  else if (pages > MOST_PAGES)
    console.log('Few readers get beyond the second page. Shorten the lists in content/, or use --pages 2.')
  if (owner.cv !== cvAddress(site))
    console.log(`To offer it on the site, write cv: '${cvAddress(site)}' into content${site.base}/owner.ts.`)

  /** @param left how many entries are left out. */
  async function print(left: number) {
    const sheet = createElement(CvSheet, {
      styles: styles(owner),
      address: isAddressUnknown ? undefined : address,
      content: without(whole, oldest.slice(0, left)),
    })
    const html = renderIn(site.language, () => renderToStaticMarkup(sheet))
    await page.setContent(`<!doctype html>${html}`)
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({
      format: values.letter ? 'Letter' : 'A4',
      printBackground: true,
      tagged: true,
      outline: true,
    })
    return { pdf, pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0 }
  }
}

/** The letters of the sheet that the PDF does not have as text, if any is missing in it. */
async function lettersWithoutFont(sheet: string | null, pdf: Buffer) {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  // Chromium leaves a zero for a letter that no font has, and nothing at all without a font.
  if (text.trim() && !text.includes('\0')) return []
  // Letters that are drawn as one, such as two of Arabic, are read as another form of the same letters.
  const found = text.normalize('NFKC')
  return [...new Set(sheet ?? '')].filter(
    (letter) => !/[\p{Cc}\p{Cf}\p{M}\p{Z}]/u.test(letter) && !found.includes(letter.normalize('NFKC')),
  )
}

/** The colours of the light theme and the typefaces go into the page, because it has no address to load files from. */
function styles({ hue }: Owner) {
  const colors = ['foreground', 'muted', 'primary'].map(
    (name) => `--${name}: ${colorToken('light', name, hue)};`,
  )
  const faces = readFileSync('app/fonts/faces.css', 'utf8').replace(/url\("\.\/([^"]+)"\)/g, (_, file) => {
    return `url(data:font/woff2;base64,${readFileSync(`app/fonts/${file}`, 'base64')})`
  })
  return `:root { ${colors.join(' ')} } ${faces} ${readFileSync('scripts/cv/cv.css', 'utf8')}`
}
