import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkPage, testOwnerSite } from '../owner/owner-checks'
import { assembleStandalone, SITES, type Site, startSite } from '../support/site'
import { expect, test } from '../support/test'

for (const name of ['sample', 'minimum', 'maximum']) {
  test.describe(name, () => {
    // One server for all tests.
    test.describe.configure({ mode: 'default' })
    const folder = resolve(SITES, name)
    let site: Site
    test.beforeAll(async ({ standIn }) => {
      site = await (name === 'maximum'
        ? startSite(
            standIn.env,
            'standalone',
            assembleStandalone(folder, await mkdtemp(join(tmpdir(), 'portfolio-'))),
          )
        : startSite(standIn.env, 'start', folder))
    })
    test.afterAll(() => site.stop())
    testOwnerSite(() => ({ url: name === 'maximum' ? `${new URL(site.url).origin}/me` : site.url, folder }))
  })
}

test.describe('a fault', () => {
  test.use({ expectedErrors: [/./] })
  const faults: Record<string, { path: string; style?: string; file?: RegExp; message: RegExp }> = {
    'a word that is too long for the screen': {
      path: '/project',
      style: 'h2 { width: 900px }',
      message:
        /^\/project: at 320 px it scrolls sideways because of ".+"; shorten it in content\/projects\.ts:\d+$/m,
    },
    'text that cannot be read': {
      path: '/about',
      style: 'main p { color: #777 !important; background: #888 !important }',
      message:
        /^\/about: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app\/globals\.css$/m,
    },
    'a picture that does not open': {
      path: '/',
      file: /richard/,
      message:
        /^\/: the picture .+ does not show; put another file in its place, named in content\/owner\.ts:\d+$/m,
    },
  }
  for (const [name, { path, style, file, message }] of Object.entries(faults)) {
    test(`${name} is named with its place`, async ({ page, start }) => {
      const folder = resolve(SITES, 'sample')
      const { url } = await start({}, 'start', folder)
      if (file) await page.route(file, (route) => route.fulfill({ body: 'damaged' }))
      if (style)
        await page.route(/\/(about|project)$/, async (route) => {
          const response = await route.fetch()
          const headers = { ...response.headers(), 'content-security-policy': '' }
          const body = (await response.text()).replace('</head>', `<style>${style}</style></head>`)
          await route.fulfill({ response, headers, body })
        })
      expect((await checkPage(page, { url, folder }, path)).join('\n')).toMatch(message)
    })
  }
})
