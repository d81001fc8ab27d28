import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contentFiles } from '@/components/content/content-files'
import { printContent } from '@/scripts/import/print/print-content'

test.each(['\n', '\r\n'])('prints files as they were, with comments and the line ends %j', (end) => {
  // Biome leaves it to the author whether a short entry has one line.
  const words = (source: string) => source.replace(/[\s,]/g, '')
  // All files are printed at once, because each call starts Biome.
  const files = Object.keys(contentFiles)
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const values = Object.assign({}, ...files.map((file) => require(resolve(file))))
  expect(words(printContent(source.replaceAll('\n', end), values))).toBe(words(source))
})

test('prints texts that look like code as plain text', () => {
  const texts = [
    `'single' "double" \`back\``,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what must not become a template
    '${process.exit(1)} `${1}`',
    "\\ \\\\ \\n \\u0041 \\' $& $1",
    'a\nb\n\nc\u2028d\u2029e',
    '</script> <!-- --> */ // /*',
    '👩‍💻 🇩🇪 \ud83d',
    'مرحبا abc',
    'export const skills = []\n\nexport const skills',
    'ab"\'\\'.repeat(2_000),
  ]
  const skills = texts.map((skillName, id) => ({ id, skillName, amount: 10 }))
  writeFileSync('skills.ts', printContent(readFileSync('content/skills.ts', 'utf8'), { skills }))
  expect(require(resolve('skills.ts')).skills).toEqual(skills)
})
