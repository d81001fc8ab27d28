import { Section } from '@/components/about/section'
import { useContent } from '@/components/content/use-content'
import { DOT } from '@/components/text/dot'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Card } from '@/components/ui/card'
import { FoldedList } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'
import { Linked } from '@/components/ui/linked'
import { Text } from '@/components/ui/text'

const SHOWN = 6

export function Publications() {
  const { publications, words } = useContent()
  if (publications.length === 0) return null
  return (
    <Section title={words.about.publications}>
      <FoldedList shown={SHOWN} className="[--gap:2rem] md:grid-cols-2">
        {publications.map((publication) => {
          const { name, publisher, releaseDate, url } = publication
          return (
            <Card as="li" key={`${name} ${releaseDate}`} className="p-6 lg:p-8 only:col-span-full">
              <p className="note">
                <Text of={publication} field="publisher" />
                {publisher && releaseDate && DOT}
                {releaseDate && <CalendarDate date={releaseDate} />}
              </p>
              <Text
                as="h3"
                of={publication}
                field="name"
                className="mt-2 font-semibold text-xl tracking-tight"
              >
                <Linked href={url}>{name}</Linked>
              </Text>
              <FoldedText of={publication} field="summary" className="mt-3 text-base/6.5 text-muted" />
            </Card>
          )
        })}
      </FoldedList>
    </Section>
  )
}
