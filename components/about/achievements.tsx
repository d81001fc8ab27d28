import { Section } from '@/components/about/section'
import { useContent } from '@/components/content/use-content'
import { DOT } from '@/components/text/dot'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Card } from '@/components/ui/card'
import { FoldedList } from '@/components/ui/folded-list'
import { FoldedText } from '@/components/ui/folded-text'
import { Linked } from '@/components/ui/linked'
import { Mark } from '@/components/ui/mark'
import { Text } from '@/components/ui/text'
import type { Award } from '@/content/schema/career'

const SHOWN = 6
const RIBBON = 'M12 2a6 6 0 1 0 0 12 6 6 0 1 0 0-12M8.5 12.9 7 22l5-3 5 3-1.5-9.1'

export function Achievements() {
  const { awards, words } = useContent()
  if (awards.length === 0) return null
  return (
    <Section title={words.about.achievements}>
      <FoldedList shown={SHOWN} className="[--gap:1.5rem]">
        {awards.map((award) => (
          <AchievementCard key={`${award.title} ${award.date}`} award={award} />
        ))}
      </FoldedList>
    </Section>
  )
}

function AchievementCard({ award }: { award: Award }) {
  const { title, date, awarder, url } = award
  return (
    <Card as="li" className="flex items-start gap-x-10 gap-y-5 p-6 max-sm:flex-col sm:items-center lg:p-10">
      <Mark path={RIBBON} className="size-16 shrink-0 stroke-[0.75] text-primary" />
      <div className="min-w-0 max-w-full">
        <p className="note">
          {date && <CalendarDate date={date} />}
          {date && awarder && DOT}
          <Text of={award} field="awarder" />
        </p>
        <Text as="h3" of={award} field="title" className="mt-2 font-semibold text-2xl tracking-tight">
          <Linked href={url}>{title}</Linked>
        </Text>
        <FoldedText of={award} field="summary" className="mt-2 text-muted" />
      </div>
    </Card>
  )
}
