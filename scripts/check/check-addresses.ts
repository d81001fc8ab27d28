import type { Page } from 'playwright/test'
import { decodedPath } from '@/components/content/addresses'
import { faultInContent, type OwnerSite } from '@/scripts/check/fault-in-content'

/** The status of each whole address. It is kept, because most pages name the same ones. */
const statuses = new Map<string, number>()

/** Finds what the page names and the site does not have, and pictures and videos that do not show. */
export async function checkAddresses(page: Page, site: OwnerSite) {
  const named = await page.locator('[href], [src], [srcset], [property="og:image"]').evaluateAll(addressesOf)
  const addresses = new Set(named.map((one) => new URL(one, page.url()).href.replace(/#.*/, '')))
  const ofSite = [...addresses].filter((one) => one === site.url || one.startsWith(`${site.url}/`))
  // On a busy machine, the server may close a connection just when the next request begins, so try again.
  for (const one of ofSite)
    if (!statuses.has(one)) statuses.set(one, (await page.request.get(one, { maxRetries: 3 })).status())
  const missing = ofSite.filter((one) => statuses.get(one) !== 200)
  const broken = await page.locator('img, video').evaluateAll(brokenMedia)
  const faultOf = (address: string, what: string) => {
    const path = decodedPath(address.slice(site.url.length))
    return faultInContent(site, path, (at) => `${address} on it ${what}, or change ${at}`)
  }
  return [
    ...missing.map((one) => faultOf(one, `answers ${statuses.get(one)}; put the file into public/`)),
    ...broken
      .filter((one) => !missing.includes(one))
      .map((one) => faultOf(one, 'does not show; save it again in another way')),
  ]
}

/** Waits for each picture and video, also for those that would load only when they come into view. */
async function brokenMedia(elements: Element[]) {
  const addresses = elements.map(async (element) => {
    if (element instanceof HTMLImageElement) {
      element.loading = 'eager'
      await element.decode().catch(() => {}) // then it has no width
      return element.naturalWidth > 0 ? [] : element.currentSrc
    }
    const video = element as HTMLVideoElement // the selector finds no others
    // A browser without the usual codecs cannot judge.
    if (!video.canPlayType('video/mp4; codecs="avc1.42E01E"')) return []
    await new Promise((done) => {
      video.onloadedmetadata = video.onerror = done
      video.load()
    })
    return video.error ? video.currentSrc : []
  })
  return (await Promise.all(addresses)).flat()
}

/** In `srcset`, a picture has an address for each width. */
function addressesOf(elements: Element[]) {
  return elements.flatMap((element) => {
    // The address of a preview picture has the host of the published site.
    if (element instanceof HTMLMetaElement) return new URL(element.content, location.href).pathname
    const widths = element.getAttribute('srcset')?.matchAll(/(\S+) \d+w/g) ?? []
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? []
    return [address, Array.from(widths, ([, one = '']) => one)].flat()
  })
}
