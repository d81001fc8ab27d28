import { weigh } from '../../scripts/check/weigh'
import { routes, test } from '../support/test'
import { FLOOR_APP, startEmptyApp } from './references'

test('weight of each route on its first load at 390 px', async ({ browser, site }, { outputDir }) => {
  const scriptOf = async (...app: Parameters<typeof startEmptyApp>) => {
    const { url, stop } = await startEmptyApp(...app)
    const { script } = await weigh(browser, url)
    await stop()
    return script
  }
  const empty = await scriptOf(`${outputDir}/empty`)
  const floor = await scriptOf(`${outputDir}/floor`, FLOOR_APP)
  const rows = []
  for (const route of routes) rows.push({ route, ...(await weigh(browser, site.url + route)) })
  console.log('\nKB as transferred, headers included (1 KB = 1000 bytes)\n')
  console.table(
    rows.map(({ route, document, script, font, image, fetch, total, requests }) => ({
      route,
      'html with styles and type': kb(document),
      script: kb(script),
      'above an empty app': kb(script - empty),
      'above the floor (limit 7)': kb(script - floor),
      fonts: kb(font),
      pictures: kb(image),
      prefetched: kb(fetch),
      total: kb(total),
      requests,
    })),
  )
  console.log(`The script of an empty app of this Next, built just now: ${kb(empty)} KB`)
  console.log(`The floor, the same with next-themes and one Lucide icon: ${kb(floor)} KB`)
})

function kb(bytes: number) {
  return (bytes / 1_000).toFixed(1)
}
