import { appendFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readDeployment } from '@/app/_server/deployment'
import { colorToken } from '@/app/_site/color-token'
import { listMistakes } from '@/scripts/check/mistakes'
import { chromiumOptions } from '../browsers'

const USAGE = `Prints the content as a CV to public/cv.pdf. It is no page of the site.

  npm run cv -- [options]

  --letter  on US Letter instead of A4
`
const FILE = 'public/cv.pdf'
/** As two pages of a CV. */
const MOST_PAGES = 2

printCv().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})

async function printCv() {
  const { values } = parseArgs({ options: { letter: { type: 'boolean' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(USAGE)
  // Imported here, because a file of the content that is not valid fails while it is imported.
  const { content } = await import('@/scripts/check/content')
  const { owner } = content['content/owner.ts']
  // The file that it names may be the one to print.
  const checked = { ...content, 'content/owner.ts': { owner: { ...owner, cv: '' } } }
  const mistakes = listMistakes(checked)
  if (mistakes.length > 0) throw new Error(`Mistakes in the content:\n${mistakes.join('\n')}`)
  const { CvSheet } = await import('@/scripts/cv/cv-sheet')
  const { cvMark } = await import('@/scripts/cv/cv-mark')
  loadEnvConfig(process.cwd())
  const { address, isAddressUnknown } = readDeployment(process.env)
  const sheet = createElement(CvSheet, { styles: styles(), address: isAddressUnknown ? undefined : address })
  const { args = [], ...options } = chromiumOptions()
  // With hinting, letters stand apart so far that programs read one word as two.
  const browser = await chromium.launch({ ...options, args: [...args, '--font-render-hinting=none'] })
  const page = await browser.newPage()
  await page.setContent(`<!doctype html>${renderToStaticMarkup(sheet)}`)
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({
    path: FILE,
    format: values.letter ? 'Letter' : 'A4',
    printBackground: true,
    tagged: true,
    outline: true,
  })
  await browser.close()
  appendFileSync(FILE, cvMark())
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  console.log(`${FILE}: ${pages} ${pages === 1 ? 'page' : 'pages'}.`)
  if (pages > MOST_PAGES)
    console.log('Few readers get beyond the second page. Shorten the lists in content/.')
  if (owner.cv !== '/cv.pdf')
    console.log("To offer it on the site, write cv: '/cv.pdf' into content/owner.ts.")
}

/** The colours of the light theme and the typefaces go into the page, because it has no address to load files from. */
function styles() {
  const colors = ['foreground', 'muted', 'primary'].map((name) => `--${name}: ${colorToken('light', name)};`)
  const faces = readFileSync('app/fonts/faces.css', 'utf8').replace(/url\("\.\/([^"]+)"\)/g, (_, file) => {
    return `url(data:font/woff2;base64,${readFileSync(`app/fonts/${file}`, 'base64')})`
  })
  return `:root { ${colors.join(' ')} } ${faces} ${readFileSync('scripts/cv/cv.css', 'utf8')}`
}
