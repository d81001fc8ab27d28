import { expect, test } from 'vitest'
import { contentSecurityPolicy, hashInlineScripts } from '@/app/_server/security-policy'
import type { Owner } from '@/content/schema/owner'
import { addPolicy } from '@/scripts/build/add-policy'
import { inlineStyles } from '@/scripts/build/inline-styles'
import { addCounter, closeOnce, loadFirstPhoto, mergeScripts } from '@/scripts/build/page-steps'
import { owner } from '@/tests/specimen/content/owner'

const HASH = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"
const STYLES = '@font-face{src:url(data:font/woff2;base64,AA)}'

test('merges the scripts that carry data with what stands before them, but not with script files', () => {
  const file = '<script src="/a.js"></script>'
  const scripts = ['a()', 'self.__next_f.push([1,"b"])', 'self.__next_f.push([1,"c"])']
  const page = file + scripts.map((script) => `<script>${script}</script>`).join('')
  expect(mergeScripts(page)).toBe(`${file}<script>a();self.__next_f.push([1,"bc"])</script>`)
})

test('inlines every stylesheet at the end of the head, and keeps its link for React', () => {
  const link = '<link rel="stylesheet" href="/a.css" data-precedence="next"'
  const html = inlineStyles(`<head>${link}/><meta/></head>`, (href) => `/* ${href} $& */${STYLES}`)
  expect(html).toContain(`${link} disabled=""/><meta/><style>`)
  expect(html).toMatch(`<style>/* /a.css $& */${STYLES}</style><script>document.fonts.load`)
})

test('closes a page once, behind everything in it', () => {
  const end = '</body></html>'
  expect(closeOnce(`<p>a</p>${end}<script>b</script>${end}`)).toBe(`<p>a</p><script>b</script>${end}`)
})

test('loads only the first photo of the main element without delay', () => {
  const bar = '<header><img alt="" loading="lazy"/></header>'
  const photo = '<img src="/a.webp" loading="lazy"/>'
  const html = loadFirstPhoto(`${bar}<main>${photo}${photo}</main>`)
  expect(html).toBe(`${bar}<main><img src="/a.webp"/>${photo}</main>`)
  expect(loadFirstPhoto(`${bar}<main></main>`)).toBe(`${bar}<main></main>`)
})

test('adds a policy with the hash of each inline script once, and another one when these have changed', () => {
  const others = '<script src="/b.js"></script><script type="application/ld+json">{}</script>'
  const page = `<head><meta charSet="utf-8"/><script>a</script><script>a</script>${others}</head>`
  const safe = addPolicy(page, {})
  expect(safe).toMatch(/^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/)
  expect(safe).toContain(`script-src 'self' ${HASH}; `)
  expect(safe).not.toContain('frame-ancestors')
  expect(addPolicy(safe, {})).toBe(safe)
  const [next, again] = [page, safe].map((html) => addPolicy(html.replaceAll('>a<', '>b<'), {}))
  expect(again).toBe(next)
})

test('loads the owner’s counter, if there is one, after the page, and lets nothing else in', () => {
  expect(addCounter('<head></head>', owner)).toBe('<head></head>')
  const counter = 'https://counter.example.org/js/script.js'
  const counterHost = 'https://reports.example.org/count'
  const counted = { ...owner, counter, counterHost, counterAttributes: { 'data-domain': '</script>' } }
  const html = addCounter('<head></head>', counted)
  expect(html).toMatch(/^<head><script>addEventListener\('load',/)
  expect(html).toContain(`"src":"${counter}"`)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const rules = (one: Owner) => contentSecurityPolicy(["'sha256-a'"], one).split('; ')
  const [before, after] = [rules(owner), rules(counted)]
  expect(after.filter((rule) => !before.includes(rule))).toEqual([
    "script-src 'self' 'sha256-a' https://counter.example.org",
    "connect-src 'self' https://counter.example.org https://reports.example.org",
  ])
})

const LINK = '<link rel="stylesheet" href="/a.css"/>'
const FINISHED = inlineStyles(`<head>${LINK}</head>`, () => STYLES)

test.each([
  ['No <script>self.__next_f', () => mergeScripts('<script>a</script>')],
  ['No stylesheet found', () => inlineStyles('<head></head>', () => STYLES)],
  ['No stylesheet found', () => inlineStyles(FINISHED, () => STYLES)],
  ['No typeface found', () => inlineStyles(`<head>${LINK}</head>`, () => 'p{}')],
  ['No </head> found', () => inlineStyles(LINK, () => STYLES)],
  ['No </body></html> found', () => closeOnce('<p>a</p></BODY>')],
  ['The first photo was not found', () => loadFirstPhoto('<main><img loading=lazy></main>')],
  ['The first photo was not found', () => loadFirstPhoto('<div><img loading="lazy"/></div>')],
  ['No <meta charSet="utf-8"/> found', () => addPolicy('<head><script>a</script></head>', {})],
  ['No inline script found', () => hashInlineScripts('<script src="/b.js"></script>')],
  ['Unexpected inline script', () => hashInlineScripts('<script type="module">a</script>')],
])('stops a build if a page is not as a step expects it: %s', (message, step) => {
  expect(step).toThrow(message)
})
