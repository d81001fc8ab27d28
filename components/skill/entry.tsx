import type { CareerEntry } from '@/components/content/career-entry'
import { detailOf } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { FoldedText } from '@/components/ui/folded-text'
import { Highlights } from '@/components/ui/highlights'
import { Linked } from '@/components/ui/linked'
import { Period } from '@/components/ui/period'
import { Text } from '@/components/ui/text'

const HIGHLIGHTS_SHOWN = 3

/** What someone did or learned, on a timeline. */
export function Entry(entry: CareerEntry) {
  const { title, titleLink, organization, organizationLink, start, end, sources } = entry
  const detail = detailOf(entry, useContent().words)
  return (
    <li className="relative break-inside-avoid ps-6 before:absolute before:start-0 before:top-3 before:w-3 before:border-primary before:border-t">
      {(start || end) && (
        <p className="note">
          <Period start={start} end={end} />
        </p>
      )}
      <Text {...sources.title} as="h3" className="font-semibold">
        {titleLink ? <Linked href={titleLink}>{title}</Linked> : title}
      </Text>
      {(organization || detail) && (
        <p className="dotted text-muted">
          {organization && <Linked href={organizationLink}>{organization}</Linked>}
          {detail && <span>{detail}</span>}
        </p>
      )}
      <FoldedText {...sources.summary} className="mt-2 text-base/6.5" />
      <Highlights {...sources.highlights} shown={HIGHLIGHTS_SHOWN} className="mt-2 max-w-[65ch]" />
    </li>
  )
}
