const FENCE = /(`{3,}(?!`|[^\n]*`)|~{3,})/.source // ```ts and ~~~, but not the code ```a``` in a line
const MARKS = /(?:[ \t>]|(?:[*+-]|\d{1,9}[.)])[ \t])+/.source // `> ` and `1. - ` in front of a fence
const END_OF_TEXT = '(?!.)'
const AT_TOP = `^ {0,3}${FENCE}.*?(?:^ {0,3}\\1|${END_OF_TEXT})`
/** Code in a list ends with the list, but not at `<`, because Git marks conflicts so. */
const BELOW_MARKS = `^${MARKS}${FENCE}.*?(?:^[ \\t>]*\\2|^(?=[^\\s><])|${END_OF_TEXT})`
/** Matches a block of code in a text that is not parsed yet. It ends with as many characters as it begins with. */
export const CODE_BLOCK = new RegExp(`${AT_TOP}|${BELOW_MARKS}`, 'gms')
// Matches code in a line, `<pre>` and comments of MDX, {/* … */}, the last two with one beginning: 50,000 take minutes.
const INLINE =
  /(?<![`\\])(?<run>`+)(?!`)[^\n]*?[^`\n]\k<run>(?!`)|<pre\b(?:(?!<pre\b).)*?<\/pre>|\{\/\*(?:(?!\{\/\*).)*?\*\/\}/
const CODE_OR_COMMENT = new RegExp(`${CODE_BLOCK.source}|${INLINE.source}`, 'gms')

/** Drops the comments of MDX, but keeps their line ends, so that every line stays where it was. */
export function withoutComments(text: string) {
  return text.replace(CODE_OR_COMMENT, (all) => (all.startsWith('{') ? all.replace(/[^\n]/g, '') : all))
}
