import { expect, test } from 'vitest'
import { checkMarkdown } from '@/app/_check/articles/check-markdown'

/** Without those that a text brings twice. */
function warningsIn(source: string) {
  return [...new Set(checkMarkdown(source, 'note.md').warnings.map(({ text }) => text))]
}

test.each([
  ['{: .class }', 'attributes of kramdown'],
  ['{% include a.html %}', 'a tag of Liquid or Hugo'],
  ['{{< youtube a >}}', 'an embed; write'],
  ['{{< figure src="a.png" >}}', 'a picture of Hugo; write ![What it shows]'],
  ['{{ page.title }}', 'a place for a value'],
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
