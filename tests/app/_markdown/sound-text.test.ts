import { compile } from '@mdx-js/mdx'
import { expect, test } from 'vitest'
import soundText from '@/app/_markdown/sound-text.mjs'

test.each(['A {b', 'A <5', '<Box>', 'A {b c}'])(
  'a text that cannot be read keeps no other page back: %s',
  async (text) => {
    await expect(compile(text)).rejects.toThrow()
    await expect(compile(text, { remarkPlugins: [soundText] })).resolves.toBeDefined()
  },
)

test('nothing is imported into a text', async () => {
  const page = await compile("import a from 'nowhere'\n\nText", { remarkPlugins: [soundText] })
  expect(String(page)).toContain('Text')
  expect(String(page)).not.toContain('nowhere')
})
