import './table-of-contents.css'
import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Fold } from '@/components/ui/fold'

/** This rule is not in the stylesheet, because the build does not know its pseudo-class, and warns of it. */
const CURRENT = '.article .contents a:target-current{border-color:var(--primary);color:var(--foreground)}'

/** Browsers that cannot mark the current heading keep the list folded. In others it always shows, below a title. */
export function TableOfContents({ children }: { children?: ReactNode }) {
  const { words } = useContent()
  return (
    <nav aria-label={words.article.contents} className="contents">
      <style href="current-heading" precedence="low">
        {CURRENT}
      </style>
      <Fold label={words.article.contents}>
        {/* A screen reader would call the summary collapsed. */}
        <p className="note py-3">{words.article.contents}</p>
        <ol>{children}</ol>
      </Fold>
    </nav>
  )
}
