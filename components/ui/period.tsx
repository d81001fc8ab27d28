import { CalendarDate } from '@/components/ui/calendar-date'
import { words } from '@/content/words'

/** From the start to the end, or to today. Without a start, the end alone. */
export function Period({ start, end }: { start?: string; end?: string }) {
  if (!start) return end ? <CalendarDate date={end} /> : null
  return (
    <>
      <CalendarDate date={start} /> — {end ? <CalendarDate date={end} /> : words.skill.today}
    </>
  )
}
