import type { ComponentProps, ReactNode } from 'react'
import { byEmployer, type ListedEntry } from '@/components/content/by-employer'
import { careerSection } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { FoldedList } from '@/components/ui/fold'
import { Dotted, Text } from '@/components/ui/text'
import type { Career } from '@/content/schema/career'

type CareerSectionProps = Omit<ComponentProps<typeof FoldedList>, 'children'> & {
  list: keyof Career
  as: (entry: ListedEntry) => ReactNode
  sectionClass: string
  headingClass: string
}

export function CareerSection({ list, as: Entry, sectionClass, headingClass, ...look }: CareerSectionProps) {
  const { heading, entries } = careerSection(useContent(), list)
  if (entries.length === 0) return null
  return (
    <section id={list === 'work' ? 'experience' : undefined} className={sectionClass} aria-label={heading}>
      <h2 className={`${headingClass} font-semibold text-2xl tracking-tight`}>{heading}</h2>
      <FoldedList {...look}>
        {byEmployer(list, entries).map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </FoldedList>
    </section>
  )
}

export function ShortEntry({ title, notes, sources }: ListedEntry) {
  return (
    <Text {...sources.title} as="li" className="break-inside-avoid">
      <span aria-hidden className="dimension text-line" />
      <h3 className="mt-1 font-semibold">{title}</h3>
      <p className="dotted note">
        <Dotted texts={notes} />
      </p>
    </Text>
  )
}
