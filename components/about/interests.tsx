import { Section } from '@/components/about/section'
import { useContent } from '@/components/content/use-content'
import { FoldedList } from '@/components/ui/folded-list'
import { Text } from '@/components/ui/text'

const SHOWN = 8

export function Interests() {
  const { interests, words } = useContent()
  if (interests.length === 0) return null
  return (
    <Section title={words.about.interests}>
      <FoldedList shown={SHOWN} className="[--gap:2rem] sm:grid-cols-2 lg:grid-cols-4 print:columns-2">
        {interests.map((interest) => (
          <Text as="li" key={interest.name} of={interest} field="name" className="break-inside-avoid">
            <span aria-hidden className="dimension text-line" />
            <h3 className="mt-1 font-semibold">{interest.name}</h3>
            <p className="note">{(interest.keywords ?? []).join(' · ')}</p>
          </Text>
        ))}
      </FoldedList>
    </Section>
  )
}
