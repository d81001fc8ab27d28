import { useContent } from '@/components/content/use-content'
import { fillWith } from '@/components/text/fill'
import { CalendarDate } from '@/components/ui/calendar-date'

/** One element: from the start to the end, or to today. Without a start, until the end. One date if both are the same. */
export function Period({ start, end }: { start?: string; end?: string }) {
  const { words } = useContent()
  if (!start) return end ? <span>{fillWith(words.skill.until, <CalendarDate date={end} />)}</span> : null
  if (start === end) return <CalendarDate date={end} />
  return (
    <span>
      <CalendarDate date={start} />
      {'\u00a0– '}
      {end ? <CalendarDate date={end} /> : words.skill.today}
    </span>
  )
}
