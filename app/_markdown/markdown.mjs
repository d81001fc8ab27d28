import cjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'
import formulas from './formulas.mjs'
import harmlessHtml from './harmless-html.mjs'
import safeText from './safe-text.mjs'

/** What a text may have beyond plain Markdown. The check reads texts with them, too. */
export const EXTENSIONS = [remarkGfm, cjkFriendly, formulas]

/** What a text may have, on its page as in the feed. */
export default function markdown() {
  const steps = [...EXTENSIONS, harmlessHtml, safeText].map((plugin) => plugin.call(this))
  return (tree, file) => {
    for (const step of steps) step?.(tree, file)
  }
}
