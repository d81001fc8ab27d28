import { weigh } from './measure'
import { startEmptyApp } from './references'
import { routes, test } from './test'

test('weight of each route on its first load at 390 px', async ({ browser, site }, { outputDir }) => {
  const empty = await startEmptyApp(outputDir)
  const { script: floor } = await weigh(browser, empty.url)
  await empty.stop()
  const rows = []
  for (const route of routes) rows.push({ route, ...(await weigh(browser, site.url + route)) })
  console.log('\nKB gzipped (1 KB = 1000 bytes)\n')
  console.table(
    rows.map(({ route, document, script, font, image, fetch, total, requests }) => ({
      route,
      'html with styles': kb(document),
      script: kb(script),
      'above the floor': kb(script - floor),
      fonts: kb(font),
      pictures: kb(image),
      prefetched: kb(fetch),
      total: kb(total),
      requests,
    })),
  )
  console.log(`Floor: the script of an empty app of this Next, built just now: ${kb(floor)} KB`)
})

function kb(bytes: number) {
  return (bytes / 1_000).toFixed(1)
}
