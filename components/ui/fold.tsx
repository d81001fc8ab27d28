import { Children, type ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { counted } from '@/components/text/fill'
import { buttonClass } from '@/components/ui/button-class'

/** A fold works without script. On paper, the stylesheet unfolds it. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className={`note w-fit cursor-pointer py-3 print:hidden ${buttonClass.text}`}>{label}</summary>
      {children}
    </details>
  )
}

type FoldedListProps = { shown?: number; className?: string; children: ReactNode }

/** Folds all items but the first `shown`. The class sets `--gap`, the distance between two. */
export function FoldedList({ shown = Number.POSITIVE_INFINITY, className = '', children }: FoldedListProps) {
  const { language, words } = useContent()
  const items = Children.toArray(children)
  // On paper, the lists are blocks, because Firefox loses text where a nested grid breaks across pages.
  const listClass = `grid grid-cols-1 gap-(--gap) [overflow-wrap:anywhere] print:block print:*:mb-(--gap) ${className}`
  const rest = items.slice(shown)
  return (
    <>
      <ul className={listClass}>{items.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <Fold label={counted(words.everyPage.more, rest.length, language)}>
          <ul className={listClass}>{rest}</ul>
        </Fold>
      )}
    </>
  )
}
