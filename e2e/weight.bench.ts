import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { NEXT, startSite } from './site'
import { routes, test } from './test'

const EMPTY_APP = {
  'next.config.mjs': 'export default { cacheComponents: true, partialPrefetching: true }',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <p>Hello</p>',
}

test('weight of each route on its first load at 390 px', async ({ page, site }, { outputDir }) => {
  const floor = await emptyAppScript(page, outputDir)
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

/** Builds and serves the least app there is. @returns bytes of script, gzipped. */
async function emptyAppScript(page: Page, folder: string) {
  for (const [path, source] of Object.entries(EMPTY_APP)) {
    mkdirSync(`${folder}/app`, { recursive: true })
    writeFileSync(`${folder}/${path}`, source)
  }
  execFileSync(process.execPath, [NEXT, 'build', folder], { stdio: 'pipe' })
  const site = await startSite({}, 'start', folder)
  const { script } = await weigh(page, site.url)
  await site.stop()
  return script
}

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
