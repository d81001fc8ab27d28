import type { Browser, Request } from 'playwright/test'
import type { OwnerSite } from '@/scripts/check/fault-in-content'
import { PHONE } from '@/scripts/support/browsers'

/** KB (1,000 bytes) of a first visit with a phone, as transferred. */
const MOST_KB = 220

export async function weightOf(browser: Browser, site: OwnerSite, path: string) {
  const { total, image, font, requests } = await weigh(browser, site.url + path)
  const [all, pictures, typefaces] = [total, image, font].map((bytes) => `${Math.round(bytes / 1_000)} KB`)
  const advice = `  WARNING: more than ${MOST_KB} KB; use smaller or fewer pictures`
  const line = `${path}: ${all} in ${requests} requests, ${pictures} of it pictures, ${typefaces} typefaces`
  return line + (total > MOST_KB * 1_000 ? advice : '')
}

/** Weighs a first visit. @returns bytes by kind, as transferred and with headers, and hosts and number of all requests. */
export async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 3 })
  const page = await context.newPage()
  const weight = { document: 0, script: 0, font: 0, image: 0, fetch: 0, stylesheet: 0, other: 0 }
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const request of requests) {
    const type = request.resourceType()
    const kind = type in weight ? (type as keyof typeof weight) : 'other'
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    weight[kind] += responseBodySize + responseHeadersSize
  }
  await context.close()
  const total = Object.values(weight).reduce((sum, bytes) => sum + bytes)
  const hosts = [...new Set(requests.map((request) => new URL(request.url()).origin))]
  return { ...weight, total, requests: requests.length, hosts }
}
