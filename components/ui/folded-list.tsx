import { Children, type ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { counted } from '@/components/text/plural'
import { Fold } from '@/components/ui/fold'

type FoldedListProps = {
  /** How many items show before the visitor unfolds the rest. */
  shown: number
  /** With `--gap`, the distance between two items. */
  className: string
  children: ReactNode
}

/** A list whose end the visitor unfolds. */
export function FoldedList({ shown, className, children }: FoldedListProps) {
  const { language, words } = useContent()
  const items = Children.toArray(children)
  // Blocks on paper, because Firefox loses text where a grid within another one breaks across pages.
  const listClass = `grid grid-cols-1 gap-(--gap) [overflow-wrap:anywhere] print:block print:*:mb-(--gap) ${className}`
  const rest = items.slice(shown)
  return (
    <>
      {items.length > 0 && <ul className={listClass}>{items.slice(0, shown)}</ul>}
      {rest.length > 0 && (
        <Fold label={counted(words.everyPage.more, rest.length, language)}>
          <ul className={listClass}>{rest}</ul>
        </Fold>
      )}
    </>
  )
}
