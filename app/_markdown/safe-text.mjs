import { excessIn } from './limits.mjs'

/** None looks beyond the beginning of the next such comment: with 50,000 of them in a line, that takes minutes. */
const CODE_OR_COMMENT = /^(```|~~~).*?^\1|`[^`\n]+`|\{\/\*(?:(?!\{\/\*).)*?\*\/\}/gms

/** Drops the comments of MDX, and makes an empty page of a text that would keep the parser busy. */
export default function safeText() {
  const { parser } = this
  this.parser = (text, file) =>
    excessIn(text) ? { type: 'root', children: [] } : parser(withoutComments(text), file)
}

/** MDX has comments between braces and stars. Every line stays where it was. */
export function withoutComments(text) {
  return text.replace(CODE_OR_COMMENT, (found) =>
    found.startsWith('{') ? found.replace(/[^\n]/g, '') : found,
  )
}
