import type { CareerEntry } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { fillWith } from '@/components/text/fill'
import { CareerSection } from '@/components/ui/career-section'
import { Period } from '@/components/ui/dates'
import { Linked } from '@/components/ui/external-link'

export function Contributions() {
  return (
    <CareerSection list="contributions" as={Contribution} sectionClass="mt-12 lg:mt-16" headingClass="mb-4" />
  )
}

function Contribution({ title, titleLink, organization, start, end }: CareerEntry) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-t py-3">
      <p className="dotted note">
        <span>{fillWith(useContent().words.project.merged, <bdi>{organization}</bdi>)}</span>
        <Period start={start} end={end} />
      </p>
      <Linked href={titleLink}>{title}</Linked>
    </li>
  )
}
