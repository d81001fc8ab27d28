import { weigh } from '../../scripts/check/weigh'
import { copySite } from '../../tests/copy-site'
import { buildSite, startSite } from '../support/site'
import { expect, routes, test } from '../support/test'
import { CPU_SLOWDOWN, DESKTOP, type Load, load, median, PHONE, slowDown, timeToPaint } from './measure'
import { startEmptyApp, startPlainPage } from './references'

const ROUNDS = 5
const PROJECTS = 200

test(`paint on slow 4G, CPU ${CPU_SLOWDOWN} times slower`, async ({ browser, page, site }, { outputDir }) => {
  test.setTimeout(900_000)
  await page.goto(site.url)
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText keeps line breaks
  const plain = await startPlainPage(await page.getByRole('main').innerText())
  const empty = await startEmptyApp(outputDir)
  await page.close()
  const servers = { 'without script': plain, 'empty app': empty, home: site }
  const visits = Object.entries(servers).map(([name, { url }]) => ({ name, url, loads: [] as Load[] }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { url, loads } of visits) loads.push(await load(browser, url, PHONE))
  await empty.stop()
  plain.stop()
  console.log(`\nms, medians of ${ROUNDS}\n`)
  console.table(
    visits.map(({ name, loads }) => ({
      page: name,
      'first paint': median(loads.map((load) => load.firstPaint)),
      'largest paint': median(loads.map((load) => load.largestPaint)),
      hydrated: median(loads.map((load) => load.hydrated)),
      'blocking time': median(loads.map((load) => load.blocking)),
    })),
  )
})

test(`time from a click to the paint, CPU ${CPU_SLOWDOWN} times slower`, async ({ browser, site }) => {
  const context = await browser.newContext(DESKTOP)
  const page = await context.newPage()
  // Playwright's click also checks what is under the mouse, and that would count as time of the page.
  const press = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  const times: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++) {
    await slowDown(page)
    await page.goto(site.url, { waitUntil: 'networkidle' })
    // The button gets `aria-expanded` on hydration.
    await expect(page.locator('button[aria-expanded]')).toBeAttached()
    for (const href of [...routes.slice(1), '/']) {
      const link = page.locator(`header a[href="${href}"]`).last()
      await link.hover() // The contact page is prefetched on hover.
      await page.waitForTimeout(1_000)
      times[href] = [...(times[href] ?? []), await timeToPaint(page, 'click', 'h1', press)]
    }
  }
  await context.close()
  console.log(`\nms, of ${ROUNDS}\n`)
  console.table(Object.entries(times).map(([to, all]) => ({ to, median: median(all) })))
})

test('cost of the typed lines', async ({ browser, site }) => {
  const SECONDS = 20
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(site.url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000) // By then only the typing goes on.
  const secondsOfWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await secondsOfWork()
  await page.waitForTimeout(SECONDS * 1_000)
  const share = ((await secondsOfWork()) - before) / SECONDS
  await context.close()
  console.table({ 'share of a core': `${(share * 100).toFixed(2)} %` })
})

/** Adds copies of the nine projects. */
const MANY = `for (let i = projects.length; i < ${PROJECTS}; i++) {
  const project = projects[i % 9]
  if (project) projects.push({ ...project, id: 1_000 + i, title: \`Project \${i}\`, story: undefined })
}`

test(`filter of ${PROJECTS} projects`, async ({ browser }, { outputDir }) => {
  copySite(outputDir, { 'projects.ts': MANY })
  await buildSite(outputDir)
  const site = await startSite({}, 'start', outputDir)
  const rows = []
  for (const [screen, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(`${site.url}/project`, { waitUntil: 'networkidle' })
    const paints: number[] = []
    for (const value of Array(ROUNDS).fill(['React', 'latest', 'C++', '']).flat()) {
      const filter = () => page.getByRole('combobox').selectOption(value)
      paints.push(await timeToPaint(page, 'change', '[role=status]', filter))
      await page.waitForTimeout(1_000)
    }
    await context.close()
    rows.push({ screen, 'filter, median ms': median(paints) })
  }
  await site.stop()
  console.table(rows)
})

test('weight of each route on its first load at 390 px', async ({ browser, site }, { outputDir }) => {
  const empty = await startEmptyApp(outputDir)
  const { script: emptyScript } = await weigh(browser, empty.url)
  await empty.stop()
  const rows = []
  for (const route of routes) rows.push({ route, ...(await weigh(browser, site.url + route)) })
  console.log('\nKB as transferred, headers included (1 KB = 1000 bytes)\n')
  console.table(
    rows.map(({ route, document, script, total, requests }) => ({
      route,
      'html with styles and type': kb(document),
      script: kb(script),
      total: kb(total),
      requests,
    })),
  )
  console.log(
    `The script of an empty app of this Next, built just now, in gzip as Next sends it: ${kb(emptyScript)} KB`,
  )
})

function kb(bytes: number) {
  return (bytes / 1_000).toFixed(1)
}
