import './table-of-contents.css'
import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Fold } from '@/components/ui/fold'

/** Not in the stylesheet, because the build warns of a pseudo-class that it does not know. */
const CURRENT = '.article .contents a:target-current{border-color:var(--primary);color:var(--foreground)}'

/** Older engines mark no place and keep the list folded beside the text. Where it always shows, a title takes the place of the summary, which a screen reader would call collapsed. */
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
