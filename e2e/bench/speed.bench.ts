import { json, octocat } from '../../tests/stand-in'
import { expect, routes, test } from '../support/test'
import { CPU_SLOWDOWN, DESKTOP, type Load, load, median, PHONE, slowDown, timeToPaint } from './measure'
import { startEmptyApp, startPlainPage } from './references'

const ROUNDS = 5

test(`paint, on slow 4G with a CPU ${CPU_SLOWDOWN} times slower`, async ({ browser, page, site }, {
  outputDir,
}) => {
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

test('layout shifts, on slow 4G with slow answers from GitHub', async ({ browser, ownStandIn, start }) => {
  test.setTimeout(600_000)
  ownStandIn.answer = (...exchange) => setTimeout(() => json(octocat)(...exchange), 1_000)
  const rows = []
  for (const path of [...routes, '/project?filter=React', '/no/such/page']) {
    const site = await start()
    const [phone, desktop] = [
      await load(browser, site.url + path, PHONE),
      await load(browser, site.url + path, DESKTOP),
    ]
    await site.stop()
    rows.push({ path, 'CLS on a phone': phone.shift, 'CLS on a desktop': desktop.shift })
  }
  console.table(rows)
})

test(`time from a click on a link in the bar to the paint of its page, CPU ${CPU_SLOWDOWN} times slower`, async ({
  browser,
  site,
}) => {
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
