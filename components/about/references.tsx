import { Section } from '@/components/about/section'
import { useContent } from '@/components/content/use-content'
import { Card } from '@/components/ui/card'
import { FoldedList } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'
import { Text } from '@/components/ui/text'

const SHOWN = 4

export function References() {
  const { references, words } = useContent()
  if (references.length === 0) return null
  return (
    <Section title={words.about.references}>
      <FoldedList shown={SHOWN} className="[--gap:2rem] md:grid-cols-2">
        {references.map((one) => (
          <Card as="li" key={`${one.name} ${one.reference}`} className="p-6 lg:p-8 only:col-span-full">
            <figure>
              <blockquote>
                <FoldedText of={one} field="reference" />
              </blockquote>
              <Text as="figcaption" of={one} field="name" className="note mt-4" />
            </figure>
          </Card>
        ))}
      </FoldedList>
    </Section>
  )
}
