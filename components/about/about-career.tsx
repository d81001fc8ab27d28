import { Authors } from '@/components/about/authors'
import type { CareerEntry } from '@/components/content/career-sections'
import { CareerSection, ShortEntry } from '@/components/ui/career-section'
import { Period } from '@/components/ui/dates'
import { FoldedText } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { Linked } from '@/components/ui/linked'
import { Dotted, Text } from '@/components/ui/text'

const RIBBON = 'M12 2a6 6 0 1 0 0 12 6 6 0 1 0 0-12M8.5 12.9 7 22l5-3 5 3-1.5-9.1'
const CARD = 'frame p-6 lg:p-8 only:col-span-full'

const LOOK = {
  sectionClass: 'mt-12 lg:mt-16',
  headingClass: 'mb-6 flex items-center gap-4 after:h-px after:flex-1 after:bg-line',
}
const TWO_COLUMNS = '[--gap:2rem] md:grid-cols-2'
const FOUR_COLUMNS = '[--gap:2rem] sm:grid-cols-2 lg:grid-cols-4 print:columns-2'

export function AboutCareer() {
  return (
    <>
      <CareerSection {...LOOK} list="awards" as={Achievement} shown={6} className="[--gap:1.5rem]" />
      <CareerSection {...LOOK} list="publications" as={Card} shown={6} className={TWO_COLUMNS} />
      <CareerSection {...LOOK} list="talks" as={Card} shown={6} className={TWO_COLUMNS} />
      <CareerSection {...LOOK} list="references" as={Reference} shown={4} className={TWO_COLUMNS} />
      <CareerSection {...LOOK} list="interests" as={ShortEntry} shown={8} className={FOUR_COLUMNS} />
    </>
  )
}

function Achievement(entry: CareerEntry) {
  return (
    <li className="frame flex items-start gap-x-10 gap-y-5 p-6 max-sm:flex-col sm:items-center lg:p-10">
      <Icon path={RIBBON} className="size-16 shrink-0 stroke-[0.75] text-primary" />
      <div className="min-w-0 max-w-full">
        <EntryTexts {...entry} />
      </div>
    </li>
  )
}

function Card(entry: CareerEntry) {
  return (
    <li className={CARD}>
      <EntryTexts {...entry} />
    </li>
  )
}

function EntryTexts(entry: CareerEntry) {
  const { title, titleLink, organization, detail, authors, notes, sources } = entry
  return (
    <>
      <p className="dotted note">
        <Period {...entry} />
        {organization && <bdi>{organization}</bdi>}
        {detail && <bdi>{detail}</bdi>}
        <Dotted texts={notes} />
      </p>
      <Text {...sources.title} as="h3" className="mt-2 font-semibold text-xl tracking-tight">
        <Linked href={titleLink}>{title}</Linked>
      </Text>
      {authors.length > 0 && (
        <p className="mt-2 text-muted">
          <Authors names={authors} />
        </p>
      )}
      <FoldedText {...sources.summary} className="mt-3 text-base/6.5 text-muted" />
    </>
  )
}

function Reference({ title, titleLink, start, end, sources }: CareerEntry) {
  return (
    <li className={CARD}>
      <figure>
        <blockquote>
          <FoldedText {...sources.summary} />
        </blockquote>
        <figcaption className="dotted note mt-4">
          <Linked href={titleLink}>{title}</Linked>
          <Text {...sources.organization} />
          <Period start={start} end={end} />
        </figcaption>
      </figure>
    </li>
  )
}
