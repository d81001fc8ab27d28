import { Section } from '@/components/about/section'
import { useContent } from '@/components/content/use-content'
import { FoldedList } from '@/components/ui/folded-list'

const SHOWN = 8

export function Interests() {
  const { interests, langOf, words } = useContent()
  if (interests.length === 0) return null
  return (
    <Section title={words.about.interests}>
      <FoldedList shown={SHOWN} className="[--gap:2rem] sm:grid-cols-2 lg:grid-cols-4 print:columns-2">
        {interests.map((interest) => (
          <li key={interest.name} {...langOf(interest, 'name')} dir="auto" className="break-inside-avoid">
            <span aria-hidden className="dimension text-line" />
            <h3 className="mt-1 font-semibold">{interest.name}</h3>
            <p className="note">{(interest.keywords ?? []).join(' · ')}</p>
          </li>
        ))}
      </FoldedList>
    </Section>
  )
}
