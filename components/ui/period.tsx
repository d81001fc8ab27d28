import { CalendarDate } from '@/components/ui/calendar-date'
import { words } from '@/content/words'

/** From the start to the end, or to today. The end alone if there is no start, or if both are the same. */
export function Period({ start, end }: { start?: string; end?: string }) {
  if (!start || start === end) return end ? <CalendarDate date={end} /> : null
  return (
    <>
      <CalendarDate date={start} /> — {end ? <CalendarDate date={end} /> : words.skill.today}
    </>
  )
}
