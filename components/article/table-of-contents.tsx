import './table-of-contents.css'
import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Fold } from '@/components/ui/fold'

/** The rule is not in the stylesheet, because the build does not know `:target-current`, and would warn of it. */
const CURRENT = '.article .contents a:target-current{border-color:var(--primary);color:var(--foreground)}'

/** The list is folded. On large screens it always shows, below a title, if the browser knows `::details-content`. */
export function TableOfContents({ children }: { children?: ReactNode }) {
  const { words } = useContent()
  return (
    <nav aria-label={words.article.contents} className="contents">
      <style href="current-heading" precedence="low">
        {CURRENT}
      </style>
      <Fold label={words.article.contents}>
        {/* This title replaces the summary, which screen readers would call collapsed, where the list always shows. */}
        <p className="note py-3">{words.article.contents}</p>
        <ol>{children}</ol>
      </Fold>
    </nav>
  )
}
