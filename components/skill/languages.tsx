import { careerSection } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { FoldedList } from '@/components/ui/fold'
import { Text } from '@/components/ui/text'

const SHOWN = 8

export function Languages() {
  const { heading, entries } = careerSection(useContent(), 'languages')
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="languages" className="mt-16">
      <h2 id="languages" className="mb-6 font-semibold text-2xl tracking-tight">
        {heading}
      </h2>
      <FoldedList shown={SHOWN} className="grid-cols-2 [--gap:2rem] lg:grid-cols-4 print:columns-2">
        {entries.map(({ id, title, notes, sources }) => (
          <Text key={id} {...sources.title} as="li" className="break-inside-avoid">
            <span aria-hidden className="dimension text-line" />
            <p className="mt-1 font-semibold">{title}</p>
            <p className="note">{notes}</p>
          </Text>
        ))}
      </FoldedList>
    </section>
  )
}
