import { resolve } from 'node:path'
import { checkPage } from '../../scripts/check/page-checks'
import { SPECIMEN } from '../support/site'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/./] })

const faults = {
  'a word that is too long, and a picture that does not open': {
    html: '<style>h2 { white-space: nowrap; font-size: 9rem !important }</style><img alt="" src="/drawings/board.svg">',
    messages: [
      /^\/services: at 320 px it scrolls .+ of ".+"; shorten it in content\/\w+\.ts:\d+$/m,
      /^\/services: the picture .+ does not show; put another file in its place, named in content\/projects\.ts:\d+$/m,
    ],
  },
  'a style that is too wide, and text that cannot be read': {
    html: '<style>h2 { width: 900px } main p { color: #777 !important; background: #888 !important }</style>',
    messages: [
      /^\/services: at 320 px it scrolls .+ of the style of <h2> around ".+"; change it in components\/ or app\/globals\.css$/m,
      /^\/services: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app/m,
    ],
  },
}

for (const [name, { html, messages }] of Object.entries(faults)) {
  test(`the owner's check names ${name}, with its place`, async ({ page, site }) => {
    await page.route(`${site.url}/services`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': '' }
      await route.fulfill({
        response,
        headers,
        body: (await response.text()).replace('</body>', `${html}</body>`),
      })
    })
    await page.route('**/board.svg', (route) => route.fulfill({ body: 'damaged' }))
    const found = await checkPage(page, { url: site.url, folder: resolve(SPECIMEN) }, '/services')
    for (const message of messages) expect(found.join('\n')).toMatch(message)
  })
}
