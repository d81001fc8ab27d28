import { expect, test } from 'vitest'
import { foreignMarkup, privateComments } from '@/app/_findings/articles/foreign-markup'
import { parseText } from '@/components/markdown/parse-text'
import { readBody } from '@/components/markdown/read-body'
import { FRONT_MATTER } from '@/tests/support/write'

function read(source: string) {
  const { frontMatter, body } = parseText(source)
  const { excess, prose } = body()
  const findings = [...foreignMarkup(prose), ...privateComments(prose)]
  return [frontMatter.mistake?.cause, excess && `${excess.line}: ${excess.text}`, ...findings]
}

/** Returns the processor time in seconds, which is the same on a busy machine. */
function cpuOf(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

const ordinary = cpuOf(() => read(`${FRONT_MATTER}\n${'A *word* of it.\n\n'.repeat(5_900)}`))
/** In seconds: one, or the time of an ordinary text of that length on a slow machine. */
const MOST = Math.max(1, ordinary)

// Blanks and line ends count.
const KINDS = '#|-| |*a_|<kbd>|<kbd>\n|<|<a|<!--|> |[[|[^|![a](|`|{%|{{|{/*|%[|^[|![|$1 |a$ '.split('|')

test.each(KINDS)('checks 100 KB of %j within a second, wherever they stand', (kind) => {
  const lines = kind.repeat(100_000 / kind.length)
  const readme = '# A heading\n'.repeat(40)
  expect(cpuOf(() => parseText(lines).frontMatter)).toBeLessThan(MOST)
  for (const text of [`---\n${lines}\n---\n`, `${FRONT_MATTER}\n${lines}`, readme])
    expect(cpuOf(() => read(text))).toBeLessThan(MOST)
})

test.each([
  ['tags: [&a [*a]]', '', 'YAML cannot read this'],
  [`tags: ${'a, '.repeat(4_000)}`, '', '12065 characters of front matter: wanted at most 10000'],
  ['', 'a'.repeat(1_000_001), 'characters — wanted at most 1000000; make several texts of it'],
  ['', `${'> '.repeat(20_000)}a`, '7: quotations or lists are nested here 100 deep — wanted fewer'],
  ['', `${'<div>'.repeat(9_999)}a${'</div>'.repeat(9_999)}`, '1: it cannot be read: Maximum call stack'],
  ['', '*a_'.repeat(7_000), '7: more than 2000 of the characters * _ ~ [ ] in one paragraph'],
  ['', `${'*'.repeat(50_000)}a${'*'.repeat(50_000)}`, '7: more than 2000'],
])('says what is too much for the parser (%#)', (field, text, message) => {
  const source = `${FRONT_MATTER.replace('---\n', `---\n${field}${field && '\n'}`)}\n${text}`
  expect(read(source).join('\n')).toContain(message)
})

test('reads a list and a table of 1,100 links', () => {
  for (const item of '- [a](b); 2. [a](b); > * [a](b); | a |\n| - |\n| [a](b) |'.split('; '))
    expect(readBody(`${item}\n`.repeat(1_100)).addresses, item).toHaveLength(1_100)
})
