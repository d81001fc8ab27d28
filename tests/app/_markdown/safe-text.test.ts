import { mkdirSync, writeFileSync } from 'node:fs'
import { compile } from '@mdx-js/mdx'
import { expect, test, vi } from 'vitest'
import { judgeText } from '@/app/_check/judge-text'
import safeText from '@/app/_markdown/safe-text.mjs'
import { atomFeed } from '@/app/_metadata/atom-feed'
import { contentIn } from '@/components/content/content'
import nextConfig from '@/next.config'
import { inSpecimen } from '@/tests/specimen-site'

inSpecimen()

const FACTS = '---\ntitle: A note\ndate: 2026-11-20\nsummary: What it is about.\n---\n'

/** What `@next/mdx` makes of a file, with the plugins that the site gives to it. */
async function pageOf(source: string) {
  vi.stubEnv('TURBOPACK', '1')
  const { turbopack } = await nextConfig('phase-production-build')
  const [[rule]] = JSON.parse(JSON.stringify(Object.values(turbopack?.rules ?? {})))
  const { remarkPlugins, rehypePlugins } = rule.loaders[0].options
  const load = async (plugin: string | [string, object]) => {
    const [path, ...options] = typeof plugin === 'string' ? [plugin] : plugin
    return [(await import(path)).default, ...options] as [never]
  }
  const plugins = (list: string[]) => Promise.all(list.map(load))
  return String(
    await compile(source, {
      remarkPlugins: await plugins(remarkPlugins),
      rehypePlugins: await plugins(rehypePlugins),
    }),
  )
}

test.each([
  '{/* a */ (evil) /* b */}',
  'In a line {/* a */ (evil) /* b */}',
  '<kbd title={evil}>a</kbd>',
  '<kbd {...evil}>a</kbd>',
  '<kbd><b>{evil()}</b></kbd>',
  '<Change of={evil} before="1" after="2" />',
  '<evil.Box />',
  "import evil from 'evil'",
  'export const evil = 1',
  '> - <kbd>{evil}</kbd>\n>\n>   {evil}',
  '[{evil}](/about) **{evil}** ~~{evil}~~\n\n| {evil} |\n| - |\n\n## {evil}\n\nA[^1]\n\n[^1]: {evil}',
])('runs no code of a text on its page and in the feed, and refuses it: %s', async (code) => {
  const source = `${FACTS}\nKept\n\n${code}\n`
  expect(judgeText(source, 'a.mdx').messages).not.toEqual([])
  await expectKept(source)
})

test('imports nothing for a comment', async () => {
  await expectKept(`${FACTS}\nKept {/* @jsxImportSource evil */}\n`)
})

test('takes the end of the facts for the same as the parser does', async () => {
  const source = `---\ntitle: A note\ndate: 2026-11-20\nsummary: B\n---\u2028\n{evil}\n---\n\nKept\n`
  expect(judgeText(source, 'a.mdx').messages).not.toEqual([])
  await expectKept(`${FACTS}\nKept\n\n---\u2028\n{evil}\n---\n`)
})

async function expectKept(source: string) {
  mkdirSync('content/notes', { recursive: true })
  writeFileSync('content/notes/first.mdx', source)
  for (const made of [await pageOf(source), await atomFeed(contentIn())]) {
    expect(made).toContain('Kept')
    expect(made).not.toContain('evil')
  }
}

test.each(['A {b', 'A <5', '<Box>', 'A {b c}'])('keeps no other page back: %s', async (text) => {
  await expect(compile(text)).rejects.toThrow()
  await expect(compile(text, { remarkPlugins: [safeText] })).resolves.toBeDefined()
})
