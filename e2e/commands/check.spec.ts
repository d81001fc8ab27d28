import { checkPage } from '../../scripts/check/check-page'
import { expect, test } from '../support/fixtures'
import { SITES } from '../support/start-site'

// The checks of `npm run check` read the console themselves.
test.use({ expectedErrors: [/./], contextOptions: { reducedMotion: 'reduce' } })

// The specimen has neither the most of everything nor a page from right to left.
for (const path of ['/project/story-1', '/ar/project', '/ar/about'])
  test(`finds no fault on ${path} of the maximum`, async ({ page, serve }) => {
    const site = { url: `${(await serve('maximum')).url}/me`, folder: `${SITES}/maximum` }
    expect(await checkPage(page, site, path)).toEqual([])
  })

const FAULTS = `
  <style>
    h2 { white-space: nowrap; font-size: 9rem !important }
    main p { color: #777 !important; background: #888 !important }
  </style>
  <pre style="overflow: auto"><code>${'x'.repeat(400)}</code></pre>
  <img alt="" src="/drawings/100%.svg" srcset="/drawings/none.svg 96w">
  <img alt="" src="data:image/svg+xml,<svg/>">
  <video src="data:video/mp4,"></video>`

test('names each fault with its place and the remedy', async ({ page, site }) => {
  await page.addInitScript((faults) => {
    addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('beforeend', faults))
    addEventListener('load', () => {
      document.querySelector('[property="og:image"]')?.setAttribute('content', '/none.png')
      throw Error('lost')
    })
  }, FAULTS)
  const found = await checkPage(page, { url: site.url, folder: `${SITES}/specimen` }, '/services')
  const report = found.map(({ text }) => text).join('\n')
  for (const message of [
    /^\/services: at 320 px it scrolls .+ of <h2> around ".+"; change its style .+ or shorten it in content\/\w+\.ts:\d+$/m,
    /: \S+\/drawings\/100%\.svg on it answers 404; put the file into public\/, or change content\/ or components\/$/m,
    /\/drawings\/none\.svg on it answers 404; /,
    /(: .* on it does not show; save it again in another way, or change content\/ or components\/\n.*){2}/,
    /^(\/services: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app.+\n){2}/m,
    /: the browser reports: lost$/m,
    /\/none\.png on it answers 404; /,
  ])
    expect(report).toMatch(message)
})
