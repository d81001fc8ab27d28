import type { LineFinding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { blank, lineCounter } from '@/components/markdown/prose'

const LINK = 'write [text](https://…)'
const PICTURE = 'write ![What it shows](/shots/board.png)'
/**
 * The markup of other programs, each with its name and a remedy. What one pattern finds is hidden from those below it, so that
 * a special form stands above the general one. No pattern may look beyond the beginning of the next match: with 50,000 of
 * them in a line, that takes minutes.
 */
const MARKUP: [pattern: RegExp, name: string, remedy: string][] = [
  [/\$\$|\\begin\{\w+/i, 'a formula of LaTeX', 'write $…$ around it, or $$ on a line above and below it'],
  [/%\[[^[\]\n]*\]/, 'an embed of Hashnode', LINK],
  // A value has to follow, because `{{x}}` alone is a place for one.
  [/\{[{%][<%]? *(?:embed|youtube|vimeo|tweet|x|gist) +[\w"'/][^{}\n]*[%}]\}/, 'an embed', LINK],
  [/\{\{[<%] *(?:figure|img)\b[^{}\n]*\}\}/, 'a picture of Hugo', PICTURE],
  [/!\[\[[^[\]]+\]\]/, 'a picture of Obsidian', PICTURE],
  [/\{% *(?:end)?highlight\b[^{}\n]*%\}/, 'code of Jekyll', 'write ``` above and below the code'],
  [/!\[[^[\]]*\]\([^()\s]+ align=[^()\n]*\)/, 'attributes of Hashnode', 'delete align and what follows it'],
  [/\{%[^{}\n]*%\}/, 'a tag of Liquid or Hugo', 'delete it'],
  [/\{\{[^{}\n]*\}\}/, 'a place for a value, of Liquid or Hugo', 'delete it, or write the value'],
  [/\{:[^{}\n]*\}/, 'attributes of kramdown', 'delete them'],
  [/\{[#.][\w-][^{}\n]*\}|\{\w+=[^{}\n]*\}/, 'attributes of Pandoc', 'delete them'],
  [/^ *\[{1,2}toc\]{1,2}/im, 'a table of contents', 'delete it, because four headings make one'],
  [/\[\[[^[\]]+\]\]/, 'a link of a wiki', 'write [text](/notes/first-note)'],
  [/^ *(?::::|!!! ).*$/m, 'a box of another program', 'write a paragraph or a quotation, with > in front'],
  [/^ *\[!\w+\][+-]?/m, 'an alert of GitHub or Obsidian', 'write a quotation, such as > **Note:** …'],
  [/(?<![\w:/]):[a-z][a-z\d_+-]*:(?![\w:/])/, 'a code for an emoji', 'write the emoji itself'],
  [/(?<!\S)==[^=\s][^=\n]*==(?!\w)/, 'a highlight of another program', 'write <mark>…</mark>'],
  [/!?\[[^[\]]*\]\([^()\s<]+[^\S\n][^()"'\n]*\)/, 'an address with a space', 'write %20 for the space'],
  [/\^\[[^[\]\n]+\]/, 'a note of Obsidian', 'write [^1], and a line such as [^1]: the note'],
  [/(?<=\S)[^\S\n]\^[a-z\d-]+$/im, 'the name of a block in Obsidian', 'delete it'],
  [/^ *\[[^\w\s[\]^]\](?=\s)/m, 'a task of Obsidian', 'write [ ] or [x]'],
  [/\[\^[^[\]\s]+\]/, 'a footnote without its text', 'write a line such as [^1]: the text'],
  [/(?<![\w\]])\[[^[\]^][^[\]]*\]\[[^[\]]*\]/, 'a link without its address', LINK],
  [/^ *(?:import\s[^\n;]*["'][^\n"']+["']|export (?:const|default|function)\b)/m, 'code of MDX', 'delete it'],
]
/** A comment of Obsidian, which nobody but its writer should see. */
const PRIVATE = /(?<![\\\d%])%%(?!%).+?(?<!%)%%/gs

/** Finds markup of other programs, which the page would show as text. */
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
