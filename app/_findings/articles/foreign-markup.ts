import type { LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { blank, lineCounter } from '@/components/markdown/prose'

const LINK = 'write [text](https://…)'
const PICTURE = 'write ![What it shows](/shots/board.png)'
const DELETE = 'delete it'
// A pattern hides its matches from the patterns below it, so a special form stands above the general one.
// A pattern must stop where its next match could begin. Otherwise a line with 50,000 of them takes minutes.
const MARKUP: [pattern: RegExp, name: string, remedy: string][] = [
  [/^ *(?::::|!!! |\?{3}\+? |===[+!]? ["'\\]).*/m, 'a box or a tab', 'write > in front of each line'],
  [/^[> ]*\[!(?!(?:note|tip|important|warning|caution)\] *$)[a-z].*/im, 'a box', 'write > [!NOTE]'],
  [/\\(?:[a-z]{2,}\*?\{|@ref\()|^ *\\[a-z]{4,} *$/im, 'a command of LaTeX', 'delete it, or write $…$'],
  [/(?<!\d)%\[[^[\]\n]*\]/, 'an embed of Hashnode', LINK],
  // A value has to follow, because `{{x}}` alone is a place for one.
  [/\{[{%][<%]? *(?:embed|gist|tweet|vimeo|x|youtube)[ (]+[^ {}%][^{}]*\}+/, 'an embed', LINK],
  [/!\[\[[^[\]]+\]\]|\{\{[<%] *(?:figure|img)\b[^{}]*\}\}/, 'a picture of Obsidian or Hugo', PICTURE],
  [/\{% *(?:end)?highlight\b[^{}]*%\}/, 'code of Jekyll', 'write ``` above and below the code'],
  [/!\[[^[\]]*\]\([^()\s]+ align=[^()\n]*\)/, 'attributes of Hashnode', 'delete align and what follows it'],
  [/\{([%#!*+=~-])[^{}]*\1\}|\{-\}|<%[^<>]*%>/, 'a tag of Liquid or another program', DELETE],
  [/\{\{[^{}]*\}\}/, 'a place for a value', 'write the value'],
  [/\{(?:props|frontmatter|meta|metadata)\.[^{}]*\}/i, 'an expression of MDX', 'write the value'],
  [/^ *(?:@?\[{1,2}_?toc_?\]{1,2}|\{:toc\})/im, 'a table of contents', 'delete it: four headings make one'],
  [/(?<![\w#$*])\{:? *(?:[#.][a-z]|height |[\w-]+=["'_\d])[^{}\n]*\}?/i, 'attributes', 'delete them'],
  [/(?<![\w/])\{[a-z][\w:+-]*\} {3}/, 'a role of MyST', 'write its text alone, or a link'],
  [/\[\[[^[\]]+\]\]|\(\([\da-f]{8}-[\da-f-]+\)\)/, 'a link of a wiki', 'write [text](/notes/first-note)'],
  [/\\?\[(?:(?:embed|gallery)\\?|[a-z][\w-]* [\w-]+=["'“”][^[\]\n]*)\]/, 'a shortcode of WordPress', DELETE],
  [/^ *(?:-+8<-+|<<< ?@|\.\. [\w-]+::|#\+[a-z_]+|:(?:END|PROPERTIES):)/im, 'an instruction', DELETE],
  [/\[(?:see |cf\. )?-?@\w[\w:.-]*(?=[\],; ])[^[\]]*\]/, 'a citation', 'write a footnote or a link'],
  [/(?<![\w./])@(?:eq|fig|lst|sec|tbl)-\w+/, 'a reference of Quarto', 'write its name, or a link'],
  [/:(?:material|octicons)-[\w-]+:|\+\+[a-z]+(?:\+\w+)*\+\+/, 'an icon or a key', 'write an emoji or <kbd>'],
  [/(?<![\w=])==[^=\s][^=\n]*==(?!\w)|\^\^[^\s^][^\n^]*\^\^/, 'a highlight', 'write <mark>…</mark>'],
  [/(?<=[a-z])~\d+~|(?<=\w)\^[\w+-]{1,4}\^(?!\w)/i, 'small letters', 'write <sub>…</sub> or <sup>…</sup>'],
  [/\^\[[^[\]\n]+\]/, 'a note of Obsidian or Pandoc', 'write [^1], and a line such as [^1]: the note'],
  [/(?<=\S)[^\S\n]\^[a-z\d-]+$|^[ \t]*[a-z][\w.-]*:: /im, 'a name or property of a block', DELETE],
  [/^ *\[[^\w\s[\]^]\](?=\s)/m, 'a task of Obsidian', 'write [ ] or [x]'],
  [/\[\^[^[\]\s]+\]/, 'a footnote without its text', 'write a line such as [^1]: the text'],
  [/(?<![\w\]])\[[^[\]^][^[\]]*\]\[[^[\]]*\]/, 'a link without its address', LINK],
]
/** A private comment of Obsidian, but no widget of Hashnode, `%%[name]` alone on a line. */
const PRIVATE = /(?<![\\\d%])%%(?!%|\[[\w-]+\]\s*\n).+?(?<!%)%%/gs

export function foreignMarkup(prose: string): LineFinding[] {
  let rest = prose
  return MARKUP.flatMap(([markup, name, remedy]) => {
    const pattern = new RegExp(`(?<!\\\\)(?:${markup.source})`, `${markup.flags}g`)
    const matches = [...rest.matchAll(pattern)]
    const text = `${show(matches[0]?.[0].trim())}: it would show as it is — ${name}; ${remedy}, or put it into code`
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

/** Git's marker where a conflict begins. A block of code matches first, so no marker in it counts. */
const CODE_OR_CONFLICT =
  /^[ \t>]*(?:(?:[*+-]|\d+[.)])[ \t]+)*(`{3,}(?![^\n]*`)|~{3,}).*?(?:^[ \t>]*\1|(?!.))|^<{7} /gms

export function conflictMistakes(source: string): LineFinding[] {
  const lineAt = lineCounter(source)
  const text = 'Git could not merge this: keep one side and delete the lines <<<<<<<, ======= and >>>>>>>'
  const markers = [...source.matchAll(CODE_OR_CONFLICT)].filter(([found]) => found.startsWith('<'))
  return markers.map(({ index }) => ({ line: lineAt(index), text }))
}
