import { expect, test } from 'vitest'
import { checkMarkdown } from '@/app/_check/articles/check-markdown'
import { FACTS } from '@/tests/support/facts'

/** Without those that a text brings twice. */
function warningsIn(source: string) {
  return [...new Set(checkMarkdown(source).warnings.map(({ text }) => text))]
}

test.each([
  ['{: .class }', 'attributes of kramdown'],
  ['{% include a.html %}', 'a tag of Liquid or Hugo'],
  ['{{< youtube a >}}', 'an embed; write'],
  ['{{< figure src="a.png" >}}', 'a picture of Hugo; write ![What it shows]'],
  ['{{x}}', 'a place for a value'],
  ['{% highlight ruby %}', 'code of Jekyll; write ``` above'],
  ['# {#a}'.slice(2), 'attributes of Pandoc'],
  ['[[A note]]', 'a link of a wiki'],
  ['[[toc]]', 'a table of contents'],
  ['[TOC]', 'a table of contents'],
  ['> [!NOTE]\n> A', 'an alert of GitHub or Obsidian'],
  [':::tip\nA\n:::', 'a box of another program'],
  ['It is $$a.', 'a formula of LaTeX; write $…$'],
  ['\\begin{align}', 'a formula of LaTeX; write $…$'],
  ['Off :rocket: goes', 'a code for an emoji'],
  ['![A](/my shot.png)', 'an address with a space'],
  ['[A][b]', 'a link without its address'],
  ['A[^1]', 'a footnote without its text'],
  ["import A from './a'", 'code of MDX'],
  ['%[https://example.com]', 'an embed of Hashnode; write [text](https://…)'],
  ['{% embed https://example.com %}', 'an embed; write'],
  ['![](https://example.com/a.png align="center")', 'attributes of Hashnode; delete align'],
  ['![[a.png]]', 'a picture of Obsidian'],
  ['A ^[b c] d', 'a note of Obsidian; write [^1]'],
  ['A line ^b-1', 'the name of a block in Obsidian'],
  ['- [/] A', 'a task of Obsidian; write [ ] or [x]'],
])('reports markup of another program that would show as text: %s', (text, message) => {
  expect(warningsIn(text)).toEqual([expect.stringContaining(`it would show as it is — ${message}`)])
  expect(warningsIn(`    ${text.replace(/\n/g, '\n    ')}`)).toEqual([])
})

test('takes prices, times and escaped characters for what they are', () => {
  const text = '$5 and $6_a, at 10:30:45, std::a::b, \\[[a]], \\{{b}}, a[i][j], a == b == c, #{d'
  expect(warningsIn(text)).toEqual([])
})

/** In seconds. A busy machine does not change it. */
function cpuOf(work: () => unknown) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/** In seconds: one, or what an ordinary text of that length takes on a slow machine. */
const MOST = Math.max(
  1,
  cpuOf(() => checkMarkdown(`${FACTS}\n${'A *word* of it.\n\n'.repeat(5_900)}`)),
)

const KINDS = '#|-| |*a_|<kbd>|<kbd>\n|<|<a|<!--|> |[[|[^|![a](|`|{%|{{|{/*|%[|^[|!['.split('|')

test.each(KINDS)('checks 100 KB of %j within a second, wherever they stand', (kind) => {
  const lines = kind.repeat(100_000 / kind.length)
  checkMarkdown(`${FACTS}\nA *text*`)
  const readme = '# A heading\n'.repeat(40)
  for (const text of [lines, `---\n${lines}\n---\n`, `${FACTS}\n${lines}`, readme])
    expect(cpuOf(() => checkMarkdown(text))).toBeLessThan(MOST)
})

test.each([
  ['tags: [&a [*a]]', '', '2: tags: "[&a [*a]]" — YAML cannot read this'],
  [`tags: ${'a, '.repeat(4_000)}`, '', '1: the facts have 12065 characters — wanted at most 10000'],
  ['', 'a'.repeat(1_000_001), 'characters — wanted at most 1000000; make several texts of it'],
  ['', `${'> '.repeat(20_000)}a`, '7: quotations or lists are nested here 100 deep — wanted fewer'],
  ['', `${'<b>'.repeat(9_999)}a${'</b>'.repeat(9_999)}`, 'undefined: it cannot be read: Maximum call stack'],
  ['', '*a_'.repeat(7_000), '7: 14000 of the characters * _ ~ [ ] in one paragraph — wanted at most 2000'],
])('says what is too much for the parser (%#)', (fact, text, message) => {
  const source = `${FACTS.replace('---\n', `---\n${fact}${fact && '\n'}`)}\n${text}`
  const found = checkMarkdown(source).mistakes.map(({ line, text }) => `${line}: ${text}`)
  expect(found.join('\n')).toContain(message)
})
