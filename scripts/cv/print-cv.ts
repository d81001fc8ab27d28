import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { loadEnvConfig } from '@next/env'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readDeployment } from '@/app/_config/deployment'
import { lettersMessage } from '@/app/_findings/content/missing-letters'
import { colorToken } from '@/app/_metadata/color-token'
import { portraitJpeg } from '@/app/_metadata/portrait'
import { type Content, contentIn, contents } from '@/components/content/content'
import { pitchesIn } from '@/components/content/pitches'
import { languageOfRender } from '@/components/content/use-content'
import { cvAddress } from '@/components/text/cv-address'
import { type CvContent, cvContent, cvMark, pitchContent } from '@/scripts/cv/cv-content'
import { CvSheet } from '@/scripts/cv/cv-sheet'
import { withMetadata } from '@/scripts/cv/pdf-metadata'
import { entryName, printToFit } from '@/scripts/cv/print-to-fit'
import { textCv } from '@/scripts/cv/text-cv'
import { wordCv } from '@/scripts/cv/word-cv'

type Flag = 'docx' | 'text' | 'letter' | 'withLetter'
type Options = Partial<Record<Flag, boolean>> & { pages: number; language?: string; pitch?: string }

/** Chromium prints the variable typefaces of the site without their names, and viewers draw them unevenly. */
const TYPEFACES = ['@fontsource/geist/400.css', '@fontsource/geist/600.css', '@fontsource/geist-mono/400.css']
/** Width and height are in pixels. The picture is 26 mm wide on paper. */
const PICTURE = { width: 480, height: 600, quality: 85 }

/** @throws in one line for a language or a pitch that the site does not have, and for a name that no font has. */
export async function printCv({ docx, text, letter: usLetter, pages, language, pitch, withLetter }: Options) {
  const site = siteFor(language, pitch)
  const address = cvAddress(site, pitch)
  const file = `public${address}`
  const content = cvContent(site)
  const sections = content.sections.filter(({ name }) => name !== 'profile')
  const whole: CvContent = withLetter ? { ...content, letter: site.owner.bio, sections } : content
  const mostPages = withLetter ? pages + 1 : pages
  const { name, headline, roles } = whole.header
  const metadata = { Author: name, Subject: headline ?? roles.join(', ') }
  const paper = usLetter ? 'Letter' : 'A4'
  const render = await rendererOf(site)
  const { pdf, pages: count, shown, leftOut, missing } = await printToFit(whole, render, paper, mostPages)
  if (missing.some((letter) => /\P{S}/u.test(letter) && name.includes(letter)))
    throw new Error(lettersMessage(missing, `${file} would not hold the name ${JSON.stringify(name)}`))
  writeFileSync(file, Buffer.concat([withMetadata(pdf, metadata), Buffer.from(`\n${cvMark(site)}\n`)]))
  console.log(`${file}: ${count} ${count === 1 ? 'page' : 'pages'}.`)
  if (missing.length > 0) console.log(lettersMessage(missing, 'it has gaps or boxes for them'))
  const names = leftOut.map((entry) => `  ${entryName(entry)}\n`)
  if (leftOut.length > 0) console.log(`Left out, in this order:\n\n${names.join('')}`)
  if (count > mostPages)
    console.log('The rest does not fit. Name sections in cvWithout in content/owner.ts, or shorten texts.')
  if (!pitch && site.owner.cv !== address)
    console.log(`To offer it on the site, write cv: '${address}' into content${site.base}/owner.ts.`)
  const html = render(shown, '')
  await writeBeside(file.replace(/pdf$/, 'docx'), docx, () => wordCv(html, site, metadata.Subject, paper))
  await writeBeside(file.replace(/pdf$/, 'txt'), text, () => textCv(html))
}

function siteFor(language?: string, name?: string) {
  const languages = contents.map((content) => content.language)
  if (language !== undefined && !languages.includes(language))
    throw new Error(`--language: ${JSON.stringify(language)} — wanted ${languages.join(' or ')}`)
  const site = contentIn(language)
  if (name === undefined) return site
  const pitches = pitchesIn(site)
  const pitch = pitches.find((pitch) => pitch.slug === name)
  if (pitch) return pitchContent(pitch, site)
  const known = pitches.map((pitch) => pitch.slug).join(' or ')
  throw new Error(`--for: ${JSON.stringify(name)} — wanted ${known || `a text in content${site.base}/for/`}`)
}

async function rendererOf({ language, owner }: Content) {
  loadEnvConfig(process.cwd())
  const { address } = readDeployment(process.env)
  const jpeg = owner.cvPicture && (await portraitJpeg(owner.cvPicture, PICTURE))
  const picture = jpeg && `data:image/jpeg;base64,${jpeg.toString('base64')}`
  return (content: CvContent, styles = cvStyles(owner)) => {
    const sheet = createElement(CvSheet, { styles, picture, address, content })
    return `<!doctype html>${languageOfRender.run(language, () => renderToStaticMarkup(sheet))}`
  }
}

/** Styles and typefaces are inline, because the page has no address to load files from. */
function cvStyles({ hue }: Content['owner']) {
  const declare = (name: string) => `--${name}: ${colorToken('light', name, hue)};`
  const colors = ['foreground', 'muted', 'primary'].map(declare)
  return `:root { ${colors.join(' ')} } ${TYPEFACES.map(typeface).join('')} ${readFileSync('scripts/cv/cv.css', 'utf8')}`
}

function typeface(path: string) {
  const stylesheet = require.resolve(path)
  return readFileSync(stylesheet, 'utf8').replace(/url\((\S+\.woff2)\)/g, (_, file) => {
    return `url(data:font/woff2;base64,${readFileSync(resolve(dirname(stylesheet), file), 'base64')})`
  })
}

/** Writes another form of the CV if it is asked for or exists, because an older one would differ from the PDF. */
async function writeBeside(file: string, isAsked = false, make: () => string | Promise<Buffer>) {
  if (!isAsked && !existsSync(file)) return
  writeFileSync(file, await make())
  console.log(`${file}: says the same.`)
}
