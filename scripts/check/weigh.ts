import type { Browser } from 'playwright/test'
import { PHONE } from '@/scripts/support/browsers'

/** @returns bytes of a first visit by kind, as transferred and with headers, and hosts and number of all requests. */
export async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const weight = { document: 0, script: 0, font: 0, image: 0, fetch: 0, stylesheet: 0, other: 0 }
  const hosts = new Set<string>()
  const finished: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    hosts.add(new URL(request.url()).origin)
    const type = request.resourceType()
    const kind = type in weight ? (type as keyof typeof weight) : 'other'
    finished.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        weight[kind] += responseBodySize + responseHeadersSize
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(finished)
  await context.close()
  const total = Object.values(weight).reduce((sum, bytes) => sum + bytes)
  return { ...weight, total, requests: finished.length, hosts: [...hosts] }
}
