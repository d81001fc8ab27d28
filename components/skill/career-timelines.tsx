import type { ListedEntry } from '@/components/content/by-employer'
import { useContent } from '@/components/content/use-content'
import { CareerSection, ShortEntry } from '@/components/ui/career-section'
import { Period } from '@/components/ui/dates'
import { FoldedList, FoldedText } from '@/components/ui/fold'
import { Highlights } from '@/components/ui/highlights'
import { Linked } from '@/components/ui/linked'
import { Text } from '@/components/ui/text'

const TIMELINES = ['work', 'education', 'volunteer', 'certificates'] as const
/** More entries of one list would push the other lists out of sight. */
const ENTRIES_SHOWN = 6
/** On large screens the list is no grid, because WebKit breaks the items of a grid between two columns. */
const APART = '[--gap:1.5rem] md:block md:*:mb-(--gap)'

export function CareerTimelines() {
  const content = useContent()
  const timelines = TIMELINES.filter((list) => content[list].length > 0)
  if (timelines.length === 0) return null
  return (
    <div className="frame mt-10 has-[+ul]:mb-12 [header+&]:mt-0 gap-16 p-6 md:columns-2 lg:px-10 lg:py-8 print:columns-2 print:break-inside-auto print:border-0 print:p-0 print:before:hidden">
      {timelines.map((list) => (
        <CareerSection
          key={list}
          list={list}
          as={Entry}
          shown={ENTRIES_SHOWN}
          sectionClass={`not-last:mb-10 ${content[list].length < 4 ? 'break-inside-avoid' : ''}`}
          headingClass="mb-6 break-after-avoid"
          className={`border-line border-s ${APART}`}
        />
      ))}
    </div>
  )
}

/** The positions at an employer are shorter ticks on the same axis. */
function Entry({ positions, level = 'h3', ...entry }: ListedEntry & { level?: 'h3' | 'h4' }) {
  const { title, titleLink, organization, organizationLink, start, end, detail, sources } = entry
  return (
    <li
      className={`relative ps-6 before:absolute before:start-0 before:top-3 before:border-primary before:border-t ${level === 'h3' ? 'before:w-3' : 'before:w-1.5'}`}
    >
      <p className="note break-after-avoid empty:hidden">
        <Period start={start} end={end} />
      </p>
      <Text {...sources.title} as={level} className="break-after-avoid font-semibold">
        <Linked href={titleLink}>{title}</Linked>
      </Text>
      <p className="dotted break-after-avoid text-muted empty:hidden">
        {organization && <Linked href={organizationLink}>{organization}</Linked>}
        {detail && <span>{detail}</span>}
      </p>
      {positions ? (
        <FoldedList shown={ENTRIES_SHOWN} className={`-ms-6 mt-4 md:*:last:mb-0 ${APART}`}>
          {positions.map((position) => (
            <Entry key={position.id} {...position} level="h4" />
          ))}
        </FoldedList>
      ) : (
        <>
          <FoldedText {...sources.summary} className="mt-2 text-base/6.5" />
          <Highlights {...sources.highlights} shown={3} className="mt-2 max-w-[65ch]" />
        </>
      )}
    </li>
  )
}

export function SpokenLanguages() {
  return (
    <CareerSection
      list="languages"
      as={ShortEntry}
      shown={8}
      sectionClass="mt-16"
      headingClass="mb-6"
      className="grid-cols-2 [--gap:2rem] lg:grid-cols-4 print:columns-2"
    />
  )
}
