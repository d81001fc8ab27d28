import type { CareerEntry } from '@/components/content/career-entry'
import { detailOf } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { DOT } from '@/components/text/dot'
import { FoldedList, Highlight } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'
import { Linked } from '@/components/ui/linked'
import { Period } from '@/components/ui/period'

const HIGHLIGHTS_SHOWN = 3

/** What someone did or learned, on a timeline. */
export function Entry(entry: CareerEntry) {
  const { title, titleLink, organization, organizationLink, start, end, summary, highlights, langs } = entry
  const detail = detailOf(entry, useContent().words)
  return (
    <li className="relative break-inside-avoid ps-6 before:absolute before:start-0 before:top-3 before:w-3 before:border-primary before:border-t">
      {(start || end) && (
        <p className="note">
          <Period start={start} end={end} />
        </p>
      )}
      <h3 {...langs.title} className="font-semibold">
        {titleLink ? <Linked href={titleLink}>{title}</Linked> : title}
      </h3>
      {(organization || detail) && (
        <p className="text-muted">
          {organization && <Linked href={organizationLink}>{organization}</Linked>}
          {organization && detail && DOT}
          {detail}
        </p>
      )}
      {summary && (
        <div {...langs.summary} className="mt-2 text-base/6.5">
          <FoldedText>{summary}</FoldedText>
        </div>
      )}
      {highlights.length > 0 && (
        <div {...langs.highlights} className="mt-2 max-w-[65ch] text-base/6.5 text-muted">
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
