import { resolve } from 'node:path'
import { checkPage } from '../../scripts/check/page-checks'
import { SITES } from '../support/site'
import { expect, test } from '../support/test'

type Fault = { path: string; style?: string; picture?: RegExp; message: RegExp }

const faults: Record<string, Fault> = {
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
      /^\/about: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app\/globals\.css$/m,
  },
  'a picture that does not open': {
    path: '/',
    picture: /richard/,
    message:
      /^\/: the picture .+ does not show; put another file in its place, named in content\/owner\.ts:\d+$/m,
  },
}

test.use({ expectedErrors: [/./] })

for (const [name, { path, style, picture, message }] of Object.entries(faults)) {
  test(`the owner's check names ${name}, with its place`, async ({ page, start }) => {
    const folder = resolve(SITES, 'sample')
    const { url } = await start({}, 'start', folder)
    if (picture) await page.route(picture, (route) => route.fulfill({ body: 'damaged' }))
    await page.route(url + path, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': '' }
      const body = (await response.text()).replace('</head>', `<style>${style ?? ''}</style></head>`)
      await route.fulfill({ response, headers, body })
    })
    expect((await checkPage(page, { url, folder }, path)).join('\n')).toMatch(message)
  })
}
