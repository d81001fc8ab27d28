import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import { show } from '@/app/_check/printable'
import { decodedPath } from '@/components/content/addresses'
import { checkAccessibility } from '@/scripts/check/accessibility'
import { faultInContent, type OwnerSite, type PageFault } from '@/scripts/check/fault-in-content'
import { weigh } from '@/scripts/check/weigh'
import { PHONE } from '@/scripts/support/browsers'

const WIDTHS = [320, PHONE.width, 1440]
/** The width in PREVIEW_SIZE, whose file reads the content while it loads. */
const PREVIEW_WIDTH = 1_200
/** KB (1,000 bytes) of a first visit with a phone, as transferred. */
const MOST_KB = 220
/** On a busy machine, the server may close a connection just when the next request begins. */
const RETRIES = { maxRetries: 3 }

export async function checkPage(page: Page, site: OwnerSite, path: string): Promise<PageFault[]> {
  const faults: PageFault[] = []
  page.on('console', (message) => {
    // Warnings are about what no owner can change, such as a style sheet that Next loads beforehand.
    if (message.type() !== 'error') return
    faults.push({ text: `the browser reports: ${message.text()} (${message.location().url})` })
  })
  page.on('pageerror', ({ message }) => faults.push({ text: `the browser reports: ${message}` }))
  const response = await page.goto(site.url + path)
  if (response?.status() !== 200)
    return [{ text: `${path}: it answers ${response?.status()}; see the server's log` }]
  for (const width of WIDTHS) faults.push(...(await checkWidth(page, site, width)))
  faults.push(...(await checkPreview(page, site)))
  faults.push(...(await checkAddresses(page, site)))
  for (const theme of ['dark', 'light'] as const)
    faults.push(...(await checkAccessibility(page, site, theme)))
  const different = new Map(faults.map((fault) => [fault.text, fault]))
  return [...different.values()].map((fault) => ({ ...fault, text: `${path}: ${fault.text}` }))
}

async function checkWidth(page: Page, site: OwnerSite, width: number): Promise<PageFault[]> {
  await page.setViewportSize({ ...PHONE, width })
  const wide = await page.evaluate(findTooWide)
  if (!wide) return []
  const fault = `at ${width} px it scrolls sideways because of <${wide.name}> around ${show(wide.text)}`
  const remedy = 'change its style in components/, or shorten it'
  return [faultInContent(site, wide.text, (at) => `${fault}; ${remedy} in ${at}`)]
}

/** Finds the innermost element with a text that reaches beyond the screen, if the page scrolls sideways. */
function findTooWide() {
  if (document.documentElement.scrollWidth <= window.innerWidth) return undefined
  const wide = [...document.querySelectorAll('body *')].findLast((element) => {
    // A word that does not break is wider than its element.
    const words = document.createRange()
    words.selectNodeContents(element)
    const isTooWide = [element, words].some((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > window.innerWidth + 1
    })
    return isTooWide && element.textContent
  })
  const { localName, textContent } = wide ?? document.body
  return { name: localName, text: textContent ?? '' }
}

async function checkPreview(page: Page, site: OwnerSite): Promise<PageFault[]> {
  const previews = page.locator('meta[property="og:image"]')
  const address = await previews.evaluateAll(([first]) => first?.getAttribute('content') ?? '')
  // It names the host of the published site.
  const { pathname } = new URL(address, site.url)
  const picture = await page.request.get(new URL(pathname, site.url).href, RETRIES)
  const drawing = sharp(await picture.body())
  const { width } = await drawing.metadata().catch(() => ({ width: 0 }))
  if (width === PREVIEW_WIDTH) return []
  const remedy = 'take its metadata from pageMetadata, and see app/_metadata/preview-picture.ts'
  return [{ text: `its preview picture "${address}" is not drawn; ${remedy}` }]
}

/** By address, because most pages name the same. */
const statuses = new Map<string, number>()

/** Requests what of the site an `href` or a `src` of the page names; a `srcset` is not read. */
async function checkAddresses(page: Page, site: OwnerSite) {
  const faults: PageFault[] = []
  const named = await page
    .locator('[href], [src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''))
  const addresses = named.map((one) => new URL(one, page.url()).href.replace(/#.*/, ''))
  for (const address of new Set(addresses)) {
    if (address !== site.url && !address.startsWith(`${site.url}/`)) continue
    const status = statuses.get(address) ?? (await page.request.get(address, RETRIES)).status()
    statuses.set(address, status)
    if (status === 200) continue
    const say = (at: string) =>
      `${address} on it answers ${status}; put the file into public/, or change ${at}`
    faults.push(faultInContent(site, decodedPath(address.slice(site.url.length)), say))
  }
  return faults
}

/** Says in a line what a page weighs. A page that is too heavy gets a warning only. */
export async function weightOf(browser: Browser, site: OwnerSite, path: string) {
  const { total, image, font, requests } = await weigh(browser, site.url + path)
  const [all, pictures, typefaces] = [total, image, font].map((bytes) => `${Math.round(bytes / 1_000)} KB`)
  const advice = `  WARNING: more than ${MOST_KB} KB; use smaller or fewer pictures`
  const line = `${path}: ${all} in ${requests} requests, ${pictures} of it pictures, ${typefaces} typefaces`
  return line + (total > MOST_KB * 1_000 ? advice : '')
}
