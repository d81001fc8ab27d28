import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '../support/fixtures'
import { SITES } from '../support/start-site'

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // The checker does not know `<link rel="expect">`.
  rules: { 'attribute-misuse': 'off' },
})

/** These stay unchecked: two files that nobody gets, /github, which has a test below, and most notes, which are alike. */
const UNCHECKED = /^_global-error|\[(?:name|language)\]|(?:^|\/)github\.|entry-\d\d\./

for (const site of ['specimen', 'maximum']) {
  test(`every page of the ${site} is valid HTML`, async () => {
    const folder = `${SITES}/${site}/.next/server/app`
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const pages = files.filter((name) => /\.html(\.body)?$/.test(name) && !UNCHECKED.test(name))
    expect(pages.length).toBeGreaterThan(5)
    for (const name of pages) {
      const html = readFileSync(`${folder}/${name}`, 'utf8')
      expect(await faultsOf(html), name).toEqual([])
      expect(html, name).not.toMatch(/<(ul|ol|select)\b[^>]*><\//)
    }
  })
}

test('/github is valid HTML', async ({ request }) => {
  expect(await faultsOf(await (await request.get('/github')).text())).toEqual([])
})

async function faultsOf(html: string) {
  // Next ends a page twice if a part of it waits for the browser. Browsers read on.
  const { results } = await checker.validateString(html.replace(/<\/body><\/html>(?=.)/s, ''))
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} ${selector}`))
}
