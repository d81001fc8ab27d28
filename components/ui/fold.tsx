import { Children, type ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { counted } from '@/components/text/fill'
import { excerpt } from '@/components/text/sentences'
import { buttonClass } from '@/components/ui/button-class'
import { Text, type TextSource } from '@/components/ui/text'

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
  const listClass = `grid grid-cols-1 gap-(--gap) wrap-anywhere print:block print:*:mb-(--gap) ${className}`
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

type FoldedTextProps<Entry> = TextSource<Entry> & { className?: string }

export function FoldedText<Entry extends object>({ className, ...source }: FoldedTextProps<Entry>) {
  const { langOf, language, words } = useContent()
  const text = String(source.of[source.field] ?? '')
  if (!text) return null
  const start = excerpt(text, langOf(source.of, source.field).lang ?? language)
  const rest = text.slice(start.length).trim()
  const look = { ...source, as: 'p', className: 'max-w-[65ch] whitespace-pre-line text-pretty' } as const
  return (
    <div className={className}>
      <Text {...look}>{start}</Text>
      {rest && (
        <Fold label={words.about.readMore}>
          <Text {...look}>{rest}</Text>
        </Fold>
      )}
    </div>
  )
}
