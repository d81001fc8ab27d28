import type { Browser, Request } from 'playwright/test'
import { PHONE } from '@/scripts/support/browsers'

/** Measures a first visit. @returns the number of requests, and the transferred bytes by kind, with headers. */
export async function measureWeight(browser: Browser, url: string) {
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
  return { ...weight, total, requests: requests.length }
}
