// @ts-expect-error the package has no types
import schema from '@jsonresume/schema'
import { ADDRESSES } from '../../content/schema/pages'
import { checkPage } from '../../scripts/check/check-page'
import { SITES, SPECIMEN } from '../support/site'
import { expect, test } from '../support/test'

// The checks of `npm run check` read the console themselves.
test.use({ expectedErrors: [/./], contextOptions: { reducedMotion: 'reduce' } })

const [home, ...others] = ADDRESSES
const pages = {
  minimum: [home, '/services', '/contact'],
  // `articles.spec.ts` looks at more texts. Arabic runs from right to left, in what otherwise runs from left to right.
  maximum: [
    ...ADDRESSES,
    '/uses',
    '/project/story-1',
    '/ar',
    ...others.map((one) => `/ar${one}`),
    '/ar/uses',
    '/ar/notes/note-1',
  ],
}

for (const [name, paths] of Object.entries(pages))
  test.describe(name, () => {
    const base = name === 'maximum' ? '/me' : ''
    test.use({ siteName: name })

    for (const path of paths)
      test(`${path} opens, fits, and shows all to everyone`, async ({ page, site }) =>
        expect(
          await checkPage(page, { url: site.url + base, folder: `${SITES}/${name}` }, String(path)),
        ).toEqual([]))

    test('/resume.json is a JSON Resume', async ({ request }) => {
      const resume = await (await request.get(`${base}/resume.json`)).json()
      expect(await new Promise((done) => schema.validate(resume, done))).toBeNull()
    })
  })

const FAULTS: Record<string, [html: string, message: RegExp]> = {
  'a word that is too long, and not code that scrolls by itself': [
    `<style>h2 { white-space: nowrap; font-size: 9rem !important }</style><pre style="overflow: auto"><code>${'x'.repeat(400)}</code></pre>`,
    /^\/services: at 320 px it scrolls .+ of <h2> around ".+"; change its style .+ or shorten it in content\/\w+\.ts:\d+$/m,
  ],
  'a picture that is missing, with a % that encodes nothing, and one of its widths': [
    '<img alt="" src="/drawings/100%.svg" srcset="/drawings/none.svg 96w">',
    /^\/services: \S+\/drawings\/100%\.svg on it answers 404; put the file into public\/, or change content\/ or components\/\n.+none\.svg on it answers 404/m,
  ],
  'a picture and a video that do not show': [
    `<img alt="" src="data:image/svg+xml,<svg/>"><video src="data:video/mp4,"></video>`,
    /^\/services: .+ on it does not show; save it again in another way, or change content\/ or components\/\n.+ does not show; /m,
  ],
  'each text that cannot be read': [
    '<style>main p { color: #777 !important; background: #888 !important }</style>',
    /^(\/services: in the dark theme ".+" cannot be read: #777777 on #888888 .+; change the colours in app.+\n){2}/m,
  ],
}

for (const [name, [html, message]] of Object.entries(FAULTS))
  test(`names ${name}, with its place`, async ({ page, site }) => {
    await page.addInitScript((fault) => {
      addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('beforeend', fault))
    }, html)
    const found = await checkPage(page, { url: site.url, folder: SPECIMEN }, '/services')
    expect(found.map(({ text }) => text).join('\n')).toMatch(message)
  })

test('reports an error that no script catches, and a preview that is not drawn', async ({ page, site }) => {
  const preview = `document.querySelector('[property="og:image"]').content = '/none.png'`
  await page.addInitScript(`addEventListener('load', () => { ${preview}; throw Error('lost') })`)
  const found = await checkPage(page, { url: site.url, folder: SPECIMEN }, '/services')
  const texts = found.map(({ text }) => text).join('\n')
  expect(texts).toMatch(
    /^\/services: the browser reports: lost\n.+\/none.png on it answers 404; put the file .+$/,
  )
})
