/** `npm run picture` takes the pictures in the README from the current site. */
import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { launchChromium, PHONE } from '@/scripts/browsers'
import { startServer } from '@/scripts/start-server'

const HOME = { width: 1280, height: 720 }
const DESKTOP = { width: 1120, height: 712 }
const GAP = 24
/** In px. The picture of the other pages shows two desktops at half size, one above the other, beside two phones. */
const HEIGHT = DESKTOP.height + GAP

run().catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})

async function run() {
  const browser = await launchChromium()
  try {
    execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' })
    const site = await startServer()
    await drawPictures(browser, site.url).finally(site.stop)
  } finally {
    await browser.close()
  }
}

async function drawPictures(browser: Browser, url: string) {
  await drawHome()
  await drawOthers()

  /** Draws the home page, dark to the left of a slanted line and light to its right. */
  async function drawHome() {
    const { width, height } = HOME
    const slant = `<svg width="${width}" height="${height}"><path d="M${width * 0.62} 0H${width}V${height}H${width * 0.5}z"/></svg>`
    const light = await sharp(await screenshot('/', 'light', HOME))
      .composite([{ input: Buffer.from(slant), blend: 'dest-in' }])
      .png()
      .toBuffer()
    await sharp(await screenshot('/', 'dark', HOME))
      .composite([{ input: light }])
      .webp({ quality: 80 })
      .toFile('.github/picture.webp')
  }

  async function drawOthers() {
    const layers: OverlayOptions[] = []
    let left = 0
    for (const column of [
      [await scaled('/project', 'dark', DESKTOP, 0.5), await scaled('/skill', 'light', DESKTOP, 0.5)],
      [await scaled('/about', 'light', PHONE, HEIGHT / PHONE.height)],
      [await scaled('/contact', 'dark', PHONE, HEIGHT / PHONE.height)],
    ]) {
      let top = 0
      for (const { data, info } of column) {
        layers.push({ input: data, left, top })
        top += info.height + GAP
      }
      left += (column[0]?.info.width ?? 0) + GAP
    }
    await sharp({ create: { width: left - GAP, height: HEIGHT, channels: 4, background: 'transparent' } })
      .composite(layers)
      .webp({ quality: 80 })
      .toFile('.github/pages.webp')
  }

  async function scaled(path: string, theme: string, size: typeof HOME, scale: number) {
    const picture = sharp(await screenshot(path, theme, size, 2))
    return picture
      .resize({ width: Math.round(size.width * scale) })
      .png()
      .toBuffer({ resolveWithObject: true })
  }

  async function screenshot(path: string, theme: string, viewport: typeof HOME, deviceScaleFactor = 1) {
    const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' })
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await page.close()
    return picture
  }
}
