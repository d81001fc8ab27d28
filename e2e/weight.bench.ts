import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { startEmptyApp } from './references'
import { routes, test } from './test'

test('weight of each route on its first load at 390 px', async ({ page, site }, { outputDir }) => {
  const empty = await startEmptyApp(outputDir)
  const { script: floor } = await weigh(page, empty.url)
  await empty.stop()
  const rows = []
  for (const route of routes) rows.push({ route, ...(await weigh(page, site.url + route)) })
  console.log('\nKB gzipped (1 KB = 1000 bytes)\n')
  console.table(
    rows.map(({ route, document, stylesheet, script, font, image, requests }) => ({
      route,
      html: kb(document),
      styles: kb(stylesheet),
      script: kb(script),
      'above the floor': kb(script - floor),
      fonts: kb(font),
      pictures: kb(image),
      total: kb(document + stylesheet + script + font + image),
      requests,
    })),
  )
  console.log(`Floor: the script of an empty app of this Next, built just now: ${kb(floor)} KB`)
})

/** Bytes by kind, each response gzipped by itself, on a visit with an empty cache. */
async function weigh(page: Page, url: string) {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() })
  if (!context) throw new Error('The browser is gone')
  const visit = await context.newPage()
  const weight = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, requests: 0 }
  const bodies: Promise<void>[] = []
  visit.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!(kind in weight) || !response.ok()) return
    weight.requests++
    bodies.push(
      response.body().then((body) => {
        weight[kind as keyof typeof weight] += kind === 'font' ? body.length : gzipSync(body).length
      }),
    )
  })
  await visit.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  await context.close()
  return weight
}

function kb(bytes: number) {
  return (bytes / 1_000).toFixed(1)
}
