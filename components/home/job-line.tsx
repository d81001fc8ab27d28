import { owner, words, work } from '@/components/content/content'
import { newestFirst, presentJobs } from '@/components/content/jobs'
import { fillWith } from '@/components/text/fill'
import { Availability } from '@/components/ui/availability'
import { buttonClass } from '@/components/ui/button-class'
import { CalendarDate } from '@/components/ui/calendar-date'
import { PageLink } from '@/components/ui/page-link'
import { Period } from '@/components/ui/period'

const [presentJob] = presentJobs(work, owner.updated)

/** The present job, otherwise the last one. */
export const shownJob = presentJob ?? newestFirst(work).find(({ endDate }) => endDate)

/** Title, employer and dates with the place. It leads to the experience. Without a job, the owner's headline. */
export function JobLine() {
  return (
    <div className="mt-4 max-w-[34rem] text-balance text-xl lg:mt-5 lg:text-2xl">
      {shownJob ? (
        <PageLink href="/skill#experience" prefetch={false} className={buttonClass.text}>
          <bdi className="font-semibold">{shownJob.position}</bdi>
          {', '}
          <bdi>{shownJob.name}</bdi>
        </PageLink>
      ) : (
        <Headline />
      )}
      <p className="mt-2 text-base text-muted empty:hidden">
        {presentJob?.startDate && fillWith(words.home.since, <CalendarDate date={presentJob.startDate} />)}
        {shownJob && !presentJob && <Period start={shownJob.startDate} end={shownJob.endDate} />}
        {shownJob && owner.place && ' · '}
        {owner.place && <bdi>{owner.place}</bdi>}
      </p>
      <Availability className="mt-1 text-base" />
    </div>
  )
}

export function Headline() {
  if (!owner.headline) return null
  return (
    <p dir="auto" className="text-balance">
      {owner.headline}
    </p>
  )
}
