import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '@/app/_server/security-policy'
import type { Owner } from '@/content/schema/owner'
import { addCounter } from '@/scripts/build/add-counter'
import { loadFirstPhoto } from '@/scripts/build/page-steps'
import { owner } from '@/tests/specimen/content/owner'

test('loads only the first photo of the main element without delay', () => {
  const bar = '<header><img alt="" loading="lazy"/></header>'
  const photo = '<img src="/a.webp" loading="lazy"/>'
  const html = loadFirstPhoto(`${bar}<main>${photo}${photo}</main>`)
  expect(html).toBe(`${bar}<main><img src="/a.webp"/>${photo}</main>`)
  expect(loadFirstPhoto(`${bar}<main></main>`)).toBe(`${bar}<main></main>`)
  expect(() => loadFirstPhoto('<main><img></main>')).toThrow('The first photo was not found')
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
  const rules = (site: Owner) => contentSecurityPolicy(["'sha256-a'"], site).split('; ')
  const [before, after] = [rules(owner), rules(counted)]
  expect(after.filter((rule) => !before.includes(rule))).toEqual([
    "script-src 'self' 'sha256-a' https://counter.example.org",
    "connect-src 'self' https://counter.example.org https://reports.example.org",
  ])
})
