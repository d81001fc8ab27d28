// The patterns have the flags `m` and `s`. A block ends with as many characters as it begins with.
const FENCE = /`{3,}(?!`|[^\n]*`)|~{3,}/.source // ```ts and ~~~, but not the code ```a``` in a line
const MARKS = /(?:[ \t>]|(?:[*+-]|\d{1,9}[.)])[ \t])+/.source // `> ` and `1. - ` in front of a fence
const END_OF_TEXT = '(?!.)'
const AT_TOP = `^ {0,3}(?<top>${FENCE}).*?(?:^ {0,3}\\k<top>|${END_OF_TEXT})`
/** Code in a list ends with the list, but not at `<`, because Git marks conflicts so. */
const BELOW_MARKS = `^${MARKS}(?<inner>${FENCE}).*?(?:^[ \\t>]*\\k<inner>|^(?=[^\\s><])|${END_OF_TEXT})`
// Matches code in a line, `<pre>`, and comments of MDX, {/* … */}. The last two stop at a second beginning: 50,000 take minutes.
const INLINE =
  /(?<![`\\])(?<run>`+)(?!`)[^\n]*?[^`\n]\k<run>(?!`)|<pre\b(?:(?!<pre\b).)*?<\/pre>|\{\/\*(?:(?!\{\/\*).)*?\*\/\}/

/** Drops the comments of MDX, but keeps their line ends, so that every line stays where it was. */
export function withoutComments(text: string) {
  return replaceOutsideBlocks(text, INLINE, (all) => (all.startsWith('{') ? all.replace(/[^\n]/g, '') : all))
}

/** Replaces matches that stand in no block of code. @param pattern gets the flags `g`, `m` and `s`. */
export function replaceOutsideBlocks(text: string, pattern: RegExp, replace: (match: string) => string) {
  return text.replace(blockOr(pattern), (match, ...rest) => (rest.at(-1).block ? match : replace(match)))
}

/** Finds one match after the other that stands in no block of code. @param pattern gets the flags `g`, `m` and `s`. */
export function* matchesOutsideBlocks(text: string, pattern: RegExp) {
  for (const match of text.matchAll(blockOr(pattern))) if (!match.groups?.block) yield match
}

/** Matches a block as a whole, so that the pattern finds nothing in it. */
function blockOr({ source }: RegExp) {
  return new RegExp(`(?<block>${AT_TOP}|${BELOW_MARKS})|${source}`, 'gms')
}
