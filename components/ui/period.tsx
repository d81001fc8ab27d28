import { CalendarDate } from '@/components/ui/calendar-date'
import { words } from '@/content/words'

/** From the start to the end, or to today. Nothing without a start. */
export function Period({ start, end }: { start?: string; end?: string }) {
  if (!start) return null
  return (
    <>
      <CalendarDate date={start} /> — {end ? <CalendarDate date={end} /> : words.skill.today}
    </>
  )
}
