import { Section } from '@/components/about/section'
import { useContent } from '@/components/content/use-content'
import { Card } from '@/components/ui/card'
import { FoldedList } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'

const SHOWN = 4

export function References() {
  const { langOf, references, words } = useContent()
  if (references.length === 0) return null
  return (
    <Section title={words.about.references}>
      <FoldedList shown={SHOWN} className="[--gap:2rem] md:grid-cols-2">
        {references.map((one) => (
          <Card as="li" key={`${one.name} ${one.reference}`} className="p-6 lg:p-8 only:col-span-full">
            <figure>
              <blockquote {...langOf(one, 'reference')}>
                <FoldedText>{one.reference}</FoldedText>
              </blockquote>
              <figcaption dir="auto" className="note mt-4">
                {one.name}
              </figcaption>
            </figure>
          </Card>
        ))}
      </FoldedList>
    </Section>
  )
}
