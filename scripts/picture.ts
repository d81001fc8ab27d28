/**
 * `npm run picture -- public/a.jpg` turns the pixels of pictures as their files say, and takes out what else they say, such
 * as the place. Without a file, it takes the pictures in the README from the current site.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { launchChromium, PHONE } from '@/scripts/browsers'
import { startServer } from '@/scripts/start-server'

const HOME = { width: 1280, height: 720 }
const DESKTOP = { width: 1120, height: 712 }
/** The picture of the other pages shows two desktops at half size, one above the other, beside two phones. */
const OTHERS = { width: 1288, height: 736 }
const STYLES =
  'body { margin: 0; display: flex; gap: 24px } div { display: grid; gap: 24px } b { position: absolute; clip-path: polygon(62% 0, 100% 0, 100% 100%, 50% 100%) }'

run().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})

async function run() {
  const files = process.argv.slice(2)
  if (files.length > 0) return Promise.all(files.map(clean))
  const browser = await launchChromium()
  try {
    execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' })
    const site = await startServer()
    await drawPictures(browser, site.url).finally(site.stop)
  } finally {
    await browser.close()
  }
}

/** Encodes a lossy picture so well that nobody sees a difference. */
async function clean(file: string) {
  const lossy = { quality: 92, force: false }
  const picture = sharp(readFileSync(file), { animated: true }).autoOrient().keepIccProfile()
  writeFileSync(file, await picture.jpeg(lossy).webp(lossy).toBuffer())
}

async function drawPictures(browser: Browser, url: string) {
  const [dark, light] = [await shot('/', 'dark', HOME), await shot('/', 'light', HOME)]
  await draw('picture', HOME, `${dark}<b>${light}</b>`)
  const project = await shot('/project', 'dark', DESKTOP, DESKTOP.height / 2)
  const skill = await shot('/skill', 'light', DESKTOP, DESKTOP.height / 2)
  const about = await shot('/about', 'light', PHONE, OTHERS.height)
  const contact = await shot('/contact', 'dark', PHONE, OTHERS.height)
  await draw('pages', OTHERS, `<div>${project}${skill}</div>${about}${contact}`)

  /** @param height in px, at which the picture shows the page. */
  async function shot(path: string, theme: string, viewport: typeof HOME, height = viewport.height) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await page.close()
    return `<img height="${height}" src="data:image/png;base64,${picture.toString('base64')}">`
  }

  async function draw(name: string, viewport: typeof HOME, html: string) {
    const page = await browser.newPage({ viewport })
    await page.setContent(`<style>${STYLES}</style>${html}`)
    const picture = await page.screenshot({ omitBackground: true })
    await page.close()
    await sharp(picture).webp({ quality: 80 }).toFile(`.github/${name}.webp`)
  }
}
