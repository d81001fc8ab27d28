import { resolve } from 'node:path'
import { checkPage } from '../../scripts/check/page-checks'
import { SITES, SPECIMEN } from '../support/site'
import { expect, test } from '../support/test'

test.use({ expectedErrors: [/./] })

const styles = {
  'a word that is too long for the screen': {
    path: '/project',
    style: 'h2 { white-space: nowrap; font-size: 9rem !important }',
    message:
      /^\/project: at 320 px it scrolls sideways because of ".+"; shorten it in content\/projects\.ts:\d+$/m,
  },
  'a style that is too wide for the screen': {
    path: '/project',
    style: 'h2 { width: 900px }',
    message:
      /^\/project: at 320 px it scrolls sideways because of the style of <h2> around ".+"; change it in components\/ or app\/globals\.css$/m,
  },
  'text that cannot be read': {
    path: '/about',
    style: 'main p { color: #777 !important; background: #888 !important }',
    message:
      /^\/about: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app/m,
  },
}

for (const [name, { path, style, message }] of Object.entries(styles)) {
  test(`the owner's check names ${name}, with its place`, async ({ page, site }) => {
    await page.route(site.url + path, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': '' }
      const body = (await response.text()).replace('</head>', `<style>${style}</style></head>`)
      await route.fulfill({ response, headers, body })
    })
    const faults = await checkPage(page, { url: site.url, folder: resolve(SPECIMEN) }, path)
    expect(faults.join('\n')).toMatch(message)
  })
}

test("the owner's check names a picture that does not open, with its place", async ({ page, start }) => {
  const folder = resolve(SITES, 'maximum')
  const { url } = await start({}, 'start', folder)
  await page.route(/Zo%C3%AB/, (route) => route.fulfill({ body: 'damaged' }))
  expect((await checkPage(page, { url: `${url}/me`, folder }, '/')).join('\n')).toMatch(
    /^\/: the picture .+ does not show; put another file in its place, named in content\/owner\.ts:\d+$/m,
  )
})
