import { weigh } from '../../scripts/check/weigh'
import { routes, test } from '../support/test'
import { startEmptyApp } from './references'

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
