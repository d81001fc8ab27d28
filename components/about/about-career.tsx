import { Section } from '@/components/about/section'
import type { CareerEntry } from '@/components/content/career-entry'
import { Card } from '@/components/ui/card'
import { FoldedText } from '@/components/ui/folded-text'
import { Linked } from '@/components/ui/linked'
import { Mark } from '@/components/ui/mark'
import { Period } from '@/components/ui/period'
import { Text } from '@/components/ui/text'

const RIBBON = 'M12 2a6 6 0 1 0 0 12 6 6 0 1 0 0-12M8.5 12.9 7 22l5-3 5 3-1.5-9.1'
const CARD = 'p-6 lg:p-8 only:col-span-full'

/** What someone achieved and wrote, what others say, and what else there is. */
export function AboutCareer() {
  return (
    <>
      <Section list="awards" shown={6} className="[--gap:1.5rem]">
        {(award) => <Achievement key={award.id} {...award} />}
      </Section>
      <Section list="publications" shown={6} className="[--gap:2rem] md:grid-cols-2">
        {(publication) => <Publication key={publication.id} {...publication} />}
      </Section>
      <Section list="references" shown={4} className="[--gap:2rem] md:grid-cols-2">
        {(reference) => <Reference key={reference.id} {...reference} />}
      </Section>
      <Section
        list="interests"
        shown={8}
        className="[--gap:2rem] sm:grid-cols-2 lg:grid-cols-4 print:columns-2"
      >
        {(interest) => <Interest key={interest.id} {...interest} />}
      </Section>
    </>
  )
}

function Achievement({ title, titleLink, organization, start, end, sources }: CareerEntry) {
  return (
    <Card as="li" className="flex items-start gap-x-10 gap-y-5 p-6 max-sm:flex-col sm:items-center lg:p-10">
      <Mark path={RIBBON} className="size-16 shrink-0 stroke-[0.75] text-primary" />
      <div className="min-w-0 max-w-full">
        <p className="dotted note">
          {(start || end) && (
            <span>
              <Period start={start} end={end} />
            </span>
          )}
          {organization && <bdi>{organization}</bdi>}
        </p>
        <Text {...sources.title} as="h3" className="mt-2 font-semibold text-2xl tracking-tight">
          <Linked href={titleLink}>{title}</Linked>
        </Text>
        <FoldedText {...sources.summary} className="mt-2 text-muted" />
      </div>
    </Card>
  )
}

function Publication({ title, titleLink, organization, start, end, sources }: CareerEntry) {
  return (
    <Card as="li" className={CARD}>
      <p className="dotted note">
        {organization && <bdi>{organization}</bdi>}
        {(start || end) && (
          <span>
            <Period start={start} end={end} />
          </span>
        )}
      </p>
      <Text {...sources.title} as="h3" className="mt-2 font-semibold text-xl tracking-tight">
        <Linked href={titleLink}>{title}</Linked>
      </Text>
      <FoldedText {...sources.summary} className="mt-3 text-base/6.5 text-muted" />
    </Card>
  )
}

function Reference({ sources }: CareerEntry) {
  return (
    <Card as="li" className={CARD}>
      <figure>
        <blockquote>
          <FoldedText {...sources.summary} />
        </blockquote>
        <Text {...sources.title} as="figcaption" className="note mt-4" />
      </figure>
    </Card>
  )
}

function Interest({ title, notes, sources }: CareerEntry) {
  return (
    <Text {...sources.title} as="li" className="break-inside-avoid">
      <span aria-hidden className="dimension text-line" />
      <h3 className="mt-1 font-semibold">{title}</h3>
      <p className="dotted note">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </Text>
  )
}
