import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ADDRESSES } from '../../content/schema/pages'
import type { OwnerSite } from '../../scripts/check/owner-site'
import { checkPage, checkResume } from '../../scripts/check/page-checks'
import { SITES, type Site } from '../support/site'
import { expect, test } from '../support/test'

// The checks of `npm run check` read the console themselves.
test.use({ expectedErrors: [/./], contextOptions: { reducedMotion: 'reduce' } })

const [home, ...others] = ADDRESSES
const pages = {
  minimum: [home, '/services', '/contact'],
  // `articles.spec.ts` looks at more texts. Arabic runs from right to left, in what otherwise runs from left to right.
  maximum: [...ADDRESSES, '/project/story-1', '/ar/notes/note-1', '/ar', ...others.map((one) => `/ar${one}`)],
}

for (const [name, paths] of Object.entries(pages))
  test.describe(name, () => {
    test.use({ siteFolder: `${SITES}/${name}` })

    for (const path of paths)
      test(`${path} opens, fits, and shows all to everyone`, async ({ page, site, siteFolder }) =>
        expect(await checkPage(page, ownerSite(site, siteFolder), String(path))).toEqual([]))

    test('/resume.json is a JSON Resume', async ({ page, site, siteFolder }) =>
      expect(await checkResume(page, ownerSite(site, siteFolder))).toEqual([]))
  })

const FAULTS: [name: string, html: string, ...messages: RegExp[]][] = [
  [
    'a word that is too long, and a picture that does not open',
    '<style>h2 { white-space: nowrap; font-size: 9rem !important }</style><img alt="" src="/drawings/board.svg">',
    /^\/services: at 320 px it scrolls .+ of ".+"; shorten it in content\/\w+\.ts:\d+$/m,
    /^\/services: the picture .+ does not show; put another file in its place, named in content\/projects\.ts:\d+$/m,
  ],
  [
    'a style that is too wide, and text that cannot be read',
    '<style>h2 { width: 900px } main p { color: #777 !important; background: #888 !important }</style>',
    /^\/services: at 320 px it scrolls .+ of the style of <h2> around ".+"; change it in components\/ or app\/globals\.css$/m,
    /^\/services: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app/m,
  ],
]

for (const [name, html, ...messages] of FAULTS)
  test(`names ${name}, with its place`, async ({ page, site, siteFolder }) => {
    await page.addInitScript((fault) => {
      addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('beforeend', fault))
    }, html)
    await page.route('**/board.svg', (route) => route.fulfill({ body: 'damaged' }))
    const found = await checkPage(page, ownerSite(site, siteFolder), '/services')
    const texts = found.map(({ text }) => text).join('\n')
    for (const message of messages) expect(texts).toMatch(message)
  })

function ownerSite(site: Site, siteFolder: string): OwnerSite {
  const { basePath } = JSON.parse(readFileSync(`${siteFolder}/.next/routes-manifest.json`, 'utf8'))
  return { url: new URL(site.url).origin + basePath, folder: resolve(siteFolder) }
}
