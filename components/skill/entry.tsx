import type { ReactNode } from 'react'
import { DOT } from '@/components/text/dot'
import { FoldedText } from '@/components/ui/folded-text'
import { Highlights } from '@/components/ui/highlights'
import { Linked } from '@/components/ui/linked'
import { Text } from '@/components/ui/text'

const HIGHLIGHTS_SHOWN = 3

/** What any of them may say. */
type Said = { url?: string; summary?: string; highlights?: string[]; courses?: string[] }

type EntryProps<One> = {
  of: One
  /** The one that the title begins with. */
  field: keyof One & string
  /** When it was. */
  label?: ReactNode
  title: string
  /** Company, institution or the like, which the link leads to. */
  at?: string
  detail?: string
}

/** What someone did or learned, on a timeline. */
export function Entry<One extends Said>({ of: one, field, label, title, at, detail }: EntryProps<One>) {
  const said: Said = one
  return (
    <li className="relative break-inside-avoid ps-6 before:absolute before:start-0 before:top-3 before:w-3 before:border-primary before:border-t">
      {label && <p className="note">{label}</p>}
      <Text as="h3" of={one} field={field} className="font-semibold">
        {!at && one.url ? <Linked href={one.url}>{title}</Linked> : title}
      </Text>
      {(at || detail) && (
        <p className="text-muted">
          {at && <Linked href={one.url}>{at}</Linked>}
          {at && detail && DOT}
          {detail}
        </p>
      )}
      <FoldedText of={said} field="summary" className="mt-2 text-base/6.5" />
      <Highlights
        of={said}
        field={one.courses ? 'courses' : 'highlights'}
        shown={HIGHLIGHTS_SHOWN}
        className="mt-2 max-w-[65ch]"
      />
    </li>
  )
}
