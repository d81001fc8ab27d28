import type { Page } from 'playwright/test'
import { show } from '@/app/_findings/printable'
import { decodedPath } from '@/components/text/addresses'
import { checkAccessibility } from '@/scripts/check/check-accessibility'
import { faultInContent, type OwnerSite, type PageFault } from '@/scripts/check/fault-in-content'
import { findTooWide } from '@/scripts/check/find-too-wide'
import { PHONE } from '@/scripts/support/browsers'

/** Widths are in px. The widest comes last and stays for axe, because it shows all that an owner writes. */
const WIDTHS = [320, PHONE.width, 1440]

export async function checkPage(page: Page, site: OwnerSite, path: string): Promise<PageFault[]> {
  const faults: PageFault[] = []
  page.on('console', (message) => {
    // Warnings do not count, because no owner can change their causes, such as a stylesheet that Next preloads.
    if (message.type() !== 'error') return
    faults.push({ text: `the browser reports: ${message.text()} (${message.location().url})` })
  })
  page.on('pageerror', ({ message }) => faults.push({ text: `the browser reports: ${message}` }))
  const response = await page.goto(site.url + path)
  if (response?.status() !== 200)
    return [...faults, { text: `${path}: it answers ${response?.status()}; see the server's log` }]
  for (const check of [checkWidths, checkAddresses]) faults.push(...(await check(page, site)))
  for (const theme of ['dark', 'light'] as const)
    faults.push(...(await checkAccessibility(page, site, theme)))
  const different = new Map(faults.map((fault) => [fault.text, fault]))
  return [...different.values()].map((fault) => ({ ...fault, text: `${path}: ${fault.text}` }))
}

async function checkWidths(page: Page, site: OwnerSite) {
  const faults: PageFault[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width })
    const wide = await page.evaluate(findTooWide)
    if (!wide) continue
    const fault = `at ${width} px it scrolls sideways because of <${wide.name}> around ${show(wide.text)}`
    const remedy = 'change its style in components/, or shorten it'
    faults.push(faultInContent(site, wide.text, (at) => `${fault}; ${remedy} in ${at}`))
  }
  return faults
}

/** The status of each address is kept, because most pages name the same addresses. */
const statuses = new Map<string, number>()

async function checkAddresses(page: Page, site: OwnerSite) {
  const named = await page.locator('[href], [src], [srcset], [property="og:image"]').evaluateAll(addressesOf)
  const addresses = new Set(named.map((address) => new URL(address, page.url()).href.replace(/#.*/, '')))
  const causes = new Map<string, [fault: string, remedy: string]>()
  for (const address of addresses) {
    if (address !== site.url && !address.startsWith(`${site.url}/`)) continue
    // On a busy machine, the server may close a connection just when the next request begins, so try again.
    const status = statuses.get(address) ?? (await page.request.get(address, { maxRetries: 3 })).status()
    statuses.set(address, status)
    if (status !== 200) causes.set(address, [`answers ${status}`, 'put the file into public/'])
  }
  for (const address of await page.locator('img, video').evaluateAll(brokenMedia))
    if (!causes.has(address)) causes.set(address, ['does not show', 'save it again in another way'])
  return Array.from(causes, ([address, [fault, remedy]]) => {
    const path = decodedPath(address.slice(site.url.length))
    return faultInContent(site, path, (at) => `${address} on it ${fault}; ${remedy}, or change ${at}`)
  })
}

/** Returns the addresses of pictures and videos that do not load. Lazy ones are loaded at once. */
async function brokenMedia(elements: Element[]) {
  const addresses = elements.map(async (element) => {
    if (element instanceof HTMLImageElement) {
      element.loading = 'eager'
      await element.decode().catch(() => {}) // then it has no width
      return element.naturalWidth > 0 ? [] : element.currentSrc
    }
    const video = element as HTMLVideoElement // the selector finds no others
    // A browser without the usual codecs cannot tell if a video is broken.
    if (!video.canPlayType('video/mp4; codecs="avc1.42E01E"')) return []
    await new Promise((done) => {
      video.onloadedmetadata = video.onerror = done
      video.load()
    })
    return video.error ? video.currentSrc : []
  })
  return (await Promise.all(addresses)).flat()
}

/** Lists the addresses that elements name. In `srcset`, a picture has one for each width. */
function addressesOf(elements: Element[]) {
  return elements.flatMap((element) => {
    // The address of a preview picture has the host of the published site.
    if (element instanceof HTMLMetaElement) return new URL(element.content, location.href).pathname
    const widths = element.getAttribute('srcset')?.matchAll(/(\S+) \d+w/g) ?? []
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? []
    return [address, Array.from(widths, ([, source = '']) => source)].flat()
  })
}
