import { Children, type ReactNode } from 'react'
import { DOT } from '@/components/text/dot'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Period } from '@/components/ui/period'

type CvSectionProps = {
  title: string
  /** For short entries, which stand side by side. */
  isGrid?: boolean
  children: ReactNode
}

/** A heading in the left column and its entries in the right one. Nothing without entries. */
export function CvSection({ title, isGrid, children }: CvSectionProps) {
  if (Children.toArray(children).length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <div className={isGrid ? 'grid' : undefined}>{children}</div>
    </section>
  )
}

type CvEntryProps = {
  title: string
  titleLink?: string
  /** Company, institution or the like, which `link` leads to. */
  at?: string
  link?: string
  place?: string
  start?: string
  end?: string
  date?: string
  summary?: string
  note?: string
  highlights?: string[]
}

export function CvEntry(entry: CvEntryProps) {
  const { title, titleLink, at, link, place, start, end, date, summary, note, highlights = [] } = entry
  return (
    <article>
      <div className="line">
        <h3>
          <MaybeLink href={titleLink}>{title}</MaybeLink>
        </h3>
        {(start || end || date) && (
          <p className="note">{date ? <CalendarDate date={date} /> : <Period start={start} end={end} />}</p>
        )}
      </div>
      {(at || place) && (
        <p className="at">
          {at && <MaybeLink href={link}>{at}</MaybeLink>}
          {at && place && DOT}
          {place}
        </p>
      )}
      {summary && <p>{summary}</p>}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      {note && <p className="note">{note}</p>}
    </article>
  )
}

function MaybeLink({ href, children }: { href?: string; children: string }) {
  return href ? <a href={href}>{children}</a> : children
}
