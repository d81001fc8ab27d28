import type { ReactNode } from 'react'
import type { CareerEntry } from '@/components/content/career-entry'
import { type CareerList, careerSection } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { FoldedList } from '@/components/ui/folded-list'

type SectionProps = {
  list: CareerList
  /** As for a folded list. */
  shown: number
  className: string
  /** Shows one entry. */
  children: (entry: CareerEntry & { id: number }) => ReactNode
}

/** A list of the career below a heading. Nothing if it is empty. */
export function Section({ list, children, ...look }: SectionProps) {
  const { heading, entries } = careerSection(useContent(), list)
  if (entries.length === 0) return null
  return (
    <section aria-label={heading} className="mt-12 lg:mt-16">
      <h2 className="mb-6 flex items-center gap-4 font-semibold text-2xl tracking-tight after:h-px after:flex-1 after:bg-line">
        {heading}
      </h2>
      <FoldedList {...look}>{entries.map(children)}</FoldedList>
    </section>
  )
}
