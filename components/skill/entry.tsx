import type { ReactNode } from 'react'
import type { TextLanguage } from '@/components/content/content'
import { DOT } from '@/components/text/dot'
import { FoldedList, Highlight } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'
import { Linked } from '@/components/ui/linked'

const HIGHLIGHTS_SHOWN = 3

type EntryProps = TextLanguage & {
  /** When it was. */
  label?: ReactNode
  title: string
  /** Company, institution or the like, which the link leads to. */
  at?: string
  link?: string
  detail?: string
  summary?: string
  highlights?: string[]
}

/** Shows what someone did or learned, on a timeline. */
export function Entry({ label, title, at, link, detail, summary, highlights = [], ...lang }: EntryProps) {
  return (
    <li className="relative break-inside-avoid ps-6 before:absolute before:start-0 before:top-3 before:w-3 before:border-primary before:border-t">
      {label && <p className="note">{label}</p>}
      <h3 {...lang} className="font-semibold">
        {!at && link ? <Linked href={link}>{title}</Linked> : title}
      </h3>
      {(at || detail) && (
        <p className="text-muted">
          {at && <Linked href={link}>{at}</Linked>}
          {at && detail && DOT}
          {detail}
        </p>
      )}
      {summary && (
        <div {...lang} className="mt-2 text-base/6.5">
          <FoldedText>{summary}</FoldedText>
        </div>
      )}
      {highlights.length > 0 && (
        <div {...lang} className="mt-2 max-w-[65ch] text-base/6.5 text-muted">
          <FoldedList shown={HIGHLIGHTS_SHOWN} className="[--gap:0.25rem]">
            {highlights.map((highlight) => (
              <Highlight key={highlight}>{highlight}</Highlight>
            ))}
          </FoldedList>
        </div>
      )}
    </li>
  )
}
