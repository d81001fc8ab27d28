// @ts-expect-error the package has no types
import schema from '@jsonresume/schema'
import type { Browser, Page } from 'playwright/test'
import sharp from 'sharp'
import { show } from '@/app/_check/printable'
import { checkAccessibility } from '@/scripts/check/accessibility'
import { faultInContent, type OwnerSite, ownFile, type PageFault, pageUrl } from '@/scripts/check/owner-site'
import { weigh } from '@/scripts/check/weigh'
import { PHONE } from '@/scripts/support/browsers'

const WIDTHS = [320, PHONE.width, 1440]
/** KB (1,000 bytes) of a first visit with a phone, as transferred. */
const MOST_KB = 220
/** On a busy machine, the server may close a connection just when the next request begins. */
const RETRIES = { maxRetries: 3 }

export async function checkPage(page: Page, site: OwnerSite, path: string): Promise<PageFault[]> {
  const faults: PageFault[] = []
  const add = (text: string) => faults.push({ text })
  page.on('console', (message) => {
    // Warnings are about what no owner can change, such as a style sheet that Next loads beforehand.
    if (message.type() === 'error') add(`the browser reports: ${message.text()} (${message.location().url})`)
  })
  const response = await page.goto(pageUrl(site, path))
  if (response?.status() !== 200)
    return [{ text: `${path}: it answers ${response?.status()}; see the server's log` }]
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
  if (headings.length !== 1)
    add(`it has ${headings.length} headings of the first level, not one; see its page.tsx in app/(default)`)
  // A note may be about what is undefined.
  if (/undefined/.test((await page.title()).replace(headings[0] ?? '', '')))
    add(`its title is "${await page.title()}"; see content/owner.ts`)
  if ((await page.locator('ul:empty, ol:empty, h2:empty, select:empty').count()) > 0)
    add('it has a list or a heading without content; see its page.tsx in app/(default)')
  for (const width of WIDTHS) faults.push(...(await checkWidth(page, site, width)))
  faults.push(...(await checkPictures(page, site)))
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
  const { text, name, isOfStyle } = wide
  const start = `at ${width} px it scrolls sideways because of`
  if (!isOfStyle) return [faultInContent(site, text, `${start} ${show(text)}; shorten it in`)]
  const cause = `the style of <${name}> around ${show(text)}`
  return [{ text: `${start} ${cause}; change it in components/ or app/globals.css` }]
}

/** Finds the innermost element with a text that reaches beyond the screen, if the page scrolls sideways. */
function findTooWide() {
  const isTooWide = (element: Element) => {
    // A word that does not break is wider than its element.
    const words = document.createRange()
    words.selectNodeContents(element)
    return [element, words].some((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > window.innerWidth + 1
    })
  }
  if (document.documentElement.scrollWidth <= window.innerWidth) return undefined
  const all = [...document.querySelectorAll('body *')]
  const wide = all.findLast((element) => element.textContent && isTooWide(element)) ?? document.body
  const text = wide.textContent ?? ''
  const content = [...wide.childNodes]
  wide.replaceChildren()
  const isOfStyle = isTooWide(wide)
  wide.append(...content)
  return { text, name: wide.localName, isOfStyle }
}

async function checkPictures(page: Page, site: OwnerSite) {
  const broken = await page.evaluate(() =>
    Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager'
        return image.decode().catch(() => image.currentSrc || image.src)
      }),
    ),
  )
  return broken.flatMap((source) => {
    const message = `the picture ${source} does not show; put another file in its place, named in`
    return source ? faultInContent(site, ownFile(site, source), message) : []
  })
}

/** By address, because most pages link to the same. */
const statuses = new Map<string, number>()

/** Requests the preview picture and every file and page of the site that the page links to. */
async function checkAddresses(page: Page, site: OwnerSite) {
  const pictures = page.locator('meta[property="og:image"]')
  const [address = ''] = await pictures.evaluateAll((all) =>
    all.map((one) => one.getAttribute('content') ?? ''),
  )
  if (!URL.canParse(address))
    return [{ text: 'it has no preview picture; take its metadata from pageMetadata' }]
  const preview = new URL(address)
  const bytes = await (await page.request.get(new URL(site.url).origin + preview.pathname, RETRIES)).body()
  const { width } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0 }))
  const faults: PageFault[] = []
  const undrawn = `its preview picture ${preview.pathname} is not drawn; see app/_metadata/preview-picture.ts`
  if (width !== 1200) faults.push({ text: undrawn })
  const links = await page
    .locator('a, use, link')
    .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).href))
  for (const link of new Set(links.map((link) => link.replace(/#.*/, '')))) {
    if (link !== site.url && !link.startsWith(`${site.url}/`)) continue
    const status = statuses.get(link) ?? (await page.request.get(link, RETRIES)).status()
    statuses.set(link, status)
    const message = `its link to ${link} answers ${status}; put the file into public/, or change`
    if (status !== 200) faults.push(faultInContent(site, ownFile(site, link), message))
  }
  return faults
}

/** @returns where `/resume.json` is no JSON Resume. */
export async function checkResume(page: Page, site: OwnerSite) {
  const resume = await (await page.request.get(`${site.url}/resume.json`, RETRIES)).json()
  const errors = await new Promise<{ path: string; message: string }[] | null>((resolve) =>
    schema.validate(resume, resolve),
  )
  return (errors ?? []).map(({ path, message }) => ({
    text: `/resume.json: ${path} ${message}; change it in content/`,
  }))
}

/** Says in a line what a page weighs. A page that is too heavy gets a warning only. */
export async function weightOf(browser: Browser, site: OwnerSite, path: string) {
  const { total, image, font, requests } = await weigh(browser, pageUrl(site, path))
  const advice =
    font > image
      ? `${kilobytes(font)} of it typefaces, which load for letters beyond the basic Latin ones`
      : 'use smaller or fewer pictures'
  const warning = total > MOST_KB * 1_000 ? `  WARNING: more than ${MOST_KB} KB; ${advice}` : ''
  return `${path}: ${kilobytes(total)} in ${requests} requests, ${kilobytes(image)} of it pictures${warning}`
}

function kilobytes(bytes: number) {
  return `${Math.round(bytes / 1_000)} KB`
}
