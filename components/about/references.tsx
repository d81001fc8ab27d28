import { Section } from '@/components/about/section'
import { references, words } from '@/components/content/content'
import { Card } from '@/components/ui/card'
import { FoldedList } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'

const SHOWN = 4

export function References() {
  if (references.length === 0) return null
  return (
    <Section title={words.about.references}>
      <FoldedList shown={SHOWN} className="[--gap:2rem] md:grid-cols-2">
        {references.map(({ name, reference }) => (
          <Card as="li" key={`${name} ${reference}`} className="p-6 lg:p-8 only:col-span-full">
            <figure>
              <blockquote>
                <FoldedText>{reference}</FoldedText>
              </blockquote>
              <figcaption dir="auto" className="note mt-4">
                {name}
              </figcaption>
            </figure>
          </Card>
        ))}
      </FoldedList>
    </Section>
  )
}
