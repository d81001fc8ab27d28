import './table-of-contents.css'
import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Fold } from '@/components/ui/fold'

/** This rule is not in the stylesheet, because the build does not know its pseudo-class, and warns of it. */
const CURRENT = '.article .contents a:target-current{border-color:var(--primary);color:var(--foreground)}'

/** Older browsers mark no heading as current, and keep the list folded. Where the list always shows, a title takes the place of the summary, which a screen reader would call collapsed. */
export function TableOfContents({ children }: { children?: ReactNode }) {
  const { words } = useContent()
  return (
    <nav aria-label={words.article.contents} className="contents">
      <style href="current-heading" precedence="low">
        {CURRENT}
      </style>
      <Fold label={words.article.contents}>
        <p className="note py-3">{words.article.contents}</p>
        <ol>{children}</ol>
      </Fold>
    </nav>
  )
}
