import cjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'
import formulas from './formulas.mjs'
import harmlessHtml from './harmless-html.mjs'
import safeText from './safe-text.mjs'

/** The extensions of plain Markdown in a text. The check reads texts with them, too. */
export const EXTENSIONS = [remarkGfm, cjkFriendly, formulas]

/** The plugins for a text, on its page as in the feed. */
export default function markdown() {
  const steps = [...EXTENSIONS, harmlessHtml, safeText].map((plugin) => plugin.call(this))
  return (tree, file) => {
    for (const step of steps) step?.(tree, file)
  }
}
