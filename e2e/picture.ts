/** `npm run picture`: the picture in the README, the home page in both themes, from the site as it is now. */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumOptions } from './browsers'
import { startSite } from './site'

const FILE = '.github/picture.webp'
const SIZE = { width: 1280, height: 720 }

drawPicture()

async function drawPicture() {
  const site = await startSite({})
  const browser = await chromium.launch(chromiumOptions())
  const [dark, light] = await Promise.all([screenshot('dark'), screenshot('light')])
  await browser.close()
  await site.stop()

  async function screenshot(theme: string) {
    const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' })
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto(site.url, { waitUntil: 'networkidle' })
    return page.screenshot()
  }

  const { width, height } = SIZE
  const slant = `<svg width="${width}" height="${height}"><path d="M${width * 0.62} 0H${width}V${height}H${width * 0.5}z"/></svg>`
  const lightPart = await sharp(light)
    .composite([{ input: Buffer.from(slant), blend: 'dest-in' }])
    .png()
    .toBuffer()
  await sharp(dark)
    .composite([{ input: lightPart }])
    .webp({ quality: 80 })
    .toFile(FILE)
  console.log(`Written: ${FILE}`)
}
