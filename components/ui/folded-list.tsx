import { Children, type ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { counted } from '@/components/ui/plural'
import { words } from '@/content/words'

type FoldedListProps = {
  /** How many items show before the visitor unfolds the rest. */
  shown: number
  className?: string
  children: ReactNode
}

/** A list whose end the visitor unfolds. */
export function FoldedList({ shown, className = '', children }: FoldedListProps) {
  const items = Children.toArray(children)
  const listClass = `grid-cols-1 [overflow-wrap:anywhere] ${className}`
  const rest = items.slice(shown)
  return (
    <>
      {shown > 0 && items.length > 0 && <ul className={listClass}>{items.slice(0, shown)}</ul>}
      {rest.length > 0 && (
        <Fold label={counted(words.everyPage.more, rest.length)}>
          <ul className={listClass}>{rest}</ul>
        </Fold>
      )}
    </>
  )
}

export function Highlight({ children }: { children: string }) {
  return (
    <li dir="auto" className="flex gap-3 text-pretty before:text-primary before:content-['–']">
      {children}
    </li>
  )
}
