import { expect, test } from 'vitest'
import { conflictMistakes, foreignMarkup } from '@/app/_findings/articles/foreign-markup'

test.each([
  ['a command of LaTeX; delete it', '\\newpage', '\\begin{align}', 'See \\@ref(a)'],
  ['an embed of Hashnode; write [text](https://…)', '%[https://example.com]'],
  ['an embed; write', '{{< youtube a >}}', '{% embed https://example.com %}', '{{ youtube(id="a") }}'],
  ['a picture of Obsidian or Hugo; write ![What it shows]', '{{< figure\n src="a.png" >}}', '![[a.png]]'],
  ['code of Jekyll; write ``` above', '{% highlight ruby %}'],
  ['attributes of Hashnode; delete align', '![](https://example.com/a.png align="center")'],
  ['a tag of Liquid or another program', '{% include a.html %}', '{# A note #}', 'A {++change++}', '<% a %>'],
  ['a place for a value', '{{x}}'],
  ['a table of contents', '[TOC]', '[[toc]]', '[[_TOC_]]', '{:toc}'],
  ['attributes; delete them', '{: .class }', 'A heading {#a}', 'A {width=50%}', '{ title="A" }'],
  ['a role of MyST', 'As {ref}     says'],
  ['a link of a wiki', '[[A note]]', '((64ab9a00-1c2d-4e3f-8a9b-0c1d2e3f4a5b))'],
  ['a box or a tab', ':::tip', '::: {.callout-tip}', '!!! note', '??? note "A"', '=== "C"'],
  ['a box; write > [!NOTE]', '> [!info] A', '> [!tip]-'],
  ['a shortcode of WordPress', '\\[caption id="attachment\\_12"\\]', '[gallery ids="1,2"]', '[embed]'],
  ['an instruction', '#+BEGIN_QUERY', '<<< @/a.js', '--8<-- "a.md"', '.. note::'],
  ['a citation; write a footnote', '[@knuth1984, p. 3]', '[see @doe99; -@roe01]'],
  ['a reference of Quarto', 'As @fig-size shows'],
  ['an icon or a key; write an emoji', ':material-check:', '++ctrl+alt+del++'],
  ['a highlight; write <mark>', 'A ==word==', '^^a^^'],
  ['small letters; write <sub>', 'H~2~O', 'x^2^'],
  ['a note of Obsidian or Pandoc; write [^1]', 'A ^[b c] d'],
  ['a name or property of a block', 'A line ^b-1', 'collapsed:: true'],
  ['a task of Obsidian; write [ ] or [x]', '[/] A'],
  ['a footnote without its text', 'A[^1]'],
  ['a link without its address', '[A][b]'],
])('names %s', (message, ...texts) => {
  const found = [{ line: 2, text: expect.stringContaining(`it would show as it is — ${message}`) }]
  for (const text of texts) expect(foreignMarkup(`\n${text}`)).toEqual(found)
})

test.each([
  '$5, 3~5일, 7~10일, 10:30:45, std::a::b, \\[[a]], \\{{b}}, a[i][j], a == b == c, #{d, *{.js,.ts}, C++ and C++',
  '> [!NOTE]\n> [!tip]\n:rocket: [//]: # (a) {year} up{job="a"} \\p{L=a} /users/{id}    50%[1] <= x^2 + y^2',
  '@sindresorhus of [@scope/name], a@fig-b.example, [Note] and [x], C:\\users\\me, import it from "a": b\n===',
])('takes prices, names and escaped characters for what they are: %s', (text) => {
  expect(foreignMarkup(text)).toEqual([])
})

test('finds what Git could not merge, unless it is shown as code', () => {
  const conflict = '<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> other\n'
  const text = `1. \`\`\`sh\n${conflict}   \`\`\`\n\n~~~\n${conflict}~~~\n\n    <<<<<<< HEAD\n${conflict}`
  expect(conflictMistakes(text)).toEqual([{ line: 18, text: expect.stringContaining('keep one side') }])
  expect(conflictMistakes(`\`\`\`\n${conflict}`)).toEqual([])
})
