import type { LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { blank, lineCounter } from '@/components/markdown/prose'

// A pattern hides its matches from the patterns below it, so a special form stands above the general one.
// A pattern must stop where its next match could begin. Otherwise a line with 50,000 of them takes minutes.
// biome-ignore format: a long pattern stands below its samples, where the formatter would break them all
export const MARKUP: [message: string, samples: string[], pattern: RegExp][] = [
  ['a box or a tab; write > in front of each line', [':::tip', '::: {.callout-tip}', '!!! note', '??? note "A"', '=== "C"'],
    /^ *(?::::|!!! |\?{3}\+? |===[+!]? ["'\\]).*/m],
  ['a box; write > [!NOTE]', ['> [!info] A', '> [!tip]-'],
    /^[> ]*\[!(?!(?:note|tip|important|warning|caution)\] *$)[a-z].*/im],
  ['a command of LaTeX; delete it, or write $…$', ['\\newpage', '\\begin{align}', 'See \\@ref(a)'],
    /\\(?:[a-z]{2,}\*?\{|@ref\()|^ *\\[a-z]{4,} *$/im],
  // A value has to follow the name, because `{{x}}` alone is a place for a value.
  ['an embed; write [text](https://…)', ['%[https://example.com]', '{{< youtube a >}}', '{% embed https://a.org %}', '{{ youtube(id="a") }}'],
    /(?<!\d)%\[[^[\]\n]*\]|\{[{%][<%]? *(?:embed|gist|tweet|vimeo|x|youtube)[ (]+[^ {}%][^{}]*\}+/],
  ['a picture of Obsidian or Hugo; write ![What it shows](/shots/board.png)', ['{{< figure\n src="a.png" >}}', '![[a.png]]'],
    /!\[\[[^[\]]+\]\]|\{\{[<%] *(?:figure|img)\b[^{}]*\}\}/],
  ['code of Jekyll; write ``` above and below the code', ['{% highlight ruby %}'],
    /\{% *(?:end)?highlight\b[^{}]*%\}/],
  ['a tag of Liquid or another program; delete it', ['{% include a.html %}', '{# A note #}', 'A {++change++}', '<% a %>'],
    /\{([%#!*+=~-])[^{}]*\1\}|\{-\}|<%[^<>]*%>/],
  ['a place for a value; write the value', ['{{x}}', '{props.title}'],
    /\{\{[^{}]*\}\}|\{(?:props|frontmatter|meta|metadata)\.[^{}]*\}/i],
  ['a table of contents; delete it: four headings make one', ['[TOC]', '[[toc]]', '[[_TOC_]]', '{:toc}'],
    /^ *(?:@?\[{1,2}_?toc_?\]{1,2}|\{:toc\})/im],
  ['attributes; delete them', ['{: .class }', 'A heading {#a}', 'A {width=50%}', '{ title="A" }', '![](/a.png align="left")'],
    /!\[[^[\]]*\]\([^()\s]+ align=[^()\n]*\)|(?<![\w#$*])\{:? *(?:[#.][a-z]|height |[\w-]+=["'_\d])[^{}\n]*\}?/i],
  ['a link of a wiki; write [text](/notes/first-note)', ['[[A note]]', '((64ab9a00-1c2d-4e3f-8a9b-0c1d2e3f4a5b))'],
    /\[\[[^[\]]+\]\]|\(\([\da-f]{8}-[\da-f-]+\)\)/],
  ['a shortcode of WordPress; delete it', ['\\[caption id="attachment\\_12"\\]', '[gallery ids="1,2"]', '[embed]'],
    /\\?\[(?:(?:embed|gallery)\\?|[a-z][\w-]* [\w-]+=["'“”][^[\]\n]*)\]/],
  ['an instruction; delete it', ['#+BEGIN_QUERY', '<<< @/a.js', '--8<-- "a.md"', '.. note::'],
    /^ *(?:-+8<-+|<<< ?@|\.\. [\w-]+::|#\+[a-z_]+|:(?:END|PROPERTIES):)/im],
  ['a citation; write a footnote or a link', ['[@knuth1984, p. 3]', '[see @doe99; -@roe01]'],
    /\[(?:see |cf\. )?-?@\w[\w:.-]*(?=[\],; ])[^[\]]*\]/],
  ['a reference of MyST or Quarto; write its text or a link', ['As {ref}     says', 'As @fig-size shows'],
    /(?<![\w/])\{[a-z][\w:+-]*\} {3}|(?<![\w./])@(?:eq|fig|lst|sec|tbl)-\w+/],
  ['an icon or a key; write an emoji or <kbd>', [':material-check:', '++ctrl+alt+del++'],
    /:(?:material|octicons)-[\w-]+:|\+\+[a-z]+(?:\+\w+)*\+\+/],
  ['a highlight; write <mark>…</mark>', ['A ==word==', '^^a^^'],
    /(?<![\w=])==[^=\s][^=\n]*==(?!\w)|\^\^[^\s^][^\n^]*\^\^/],
  ['small letters; write <sub>…</sub> or <sup>…</sup>', ['H~2~O', 'x^2^'],
    /(?<=[a-z])~\d+~|(?<=\w)\^[\w+-]{1,4}\^(?!\w)/i],
  ['a note of Obsidian or Pandoc; write [^1], and a line such as [^1]: the note', ['A ^[b c] d'],
    /\^\[[^[\]\n]+\]/],
  ['a name or property of a block; delete it', ['A line ^b-1', 'collapsed:: true'],
    /(?<=\S)[^\S\n]\^[a-z\d-]+$|^[ \t]*[a-z][\w.-]*:: /im],
  ['a task of Obsidian; write [ ] or [x]', ['[/] A'], /^ *\[[^\w\s[\]^]\](?=\s)/m],
  ['a footnote without its text; write a line such as [^1]: the text', ['A[^1]'], /\[\^[^[\]\s]+\]/],
  ['a link without its address; write [text](https://…)', ['[A][b]'],
    /(?<![\w\]])\[[^[\]^][^[\]]*\]\[[^[\]]*\]/],
]

/** Matches a private comment of Obsidian, but not `%%[name]` alone on a line, which is a widget of Hashnode. */
const PRIVATE = /(?<![\\\d%])%%(?!%|\[[\w-]+\]\s*\n).+?(?<!%)%%/gs

export function foreignMarkup(prose: string): LineFinding[] {
  let rest = prose
  return MARKUP.flatMap(([message, , markup]) => {
    const pattern = new RegExp(`(?<!\\\\)(?:${markup.source})`, `${markup.flags}g`)
    const matches = [...rest.matchAll(pattern)]
    const text = `${show(matches[0]?.[0].trim())}: it would show as it is — ${message}, or put it into code`
    const lineAt = lineCounter(rest)
    rest = rest.replace(pattern, blank)
    return matches.map(({ index }) => ({ line: lineAt(index), text }))
  })
}

export function privateComments(prose: string): LineFinding[] {
  const lineAt = lineCounter(prose)
  const text = '%% … %%: a comment of Obsidian would show — delete it, write <!-- … -->, or put it into code'
  return [...prose.matchAll(PRIVATE)].map(({ index }) => ({ line: lineAt(index), text }))
}
