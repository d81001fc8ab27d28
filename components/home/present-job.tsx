import { Availability } from '@/components/ui/availability'
import { buttonClass } from '@/components/ui/button-class'
import { CalendarDate } from '@/components/ui/calendar-date'
import { fillWith } from '@/components/ui/fill'
import { presentJobs } from '@/components/ui/jobs'
import { PageLink } from '@/components/ui/page-link'
import { work } from '@/content/career'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

/** Title, employer and since when, with the place, as a link to the experience. The owner's headline if there is no job. */
export function PresentJob() {
  const [job] = presentJobs(work, owner.updated)
  return (
    <div className="mt-4 max-w-[34rem] text-xl lg:mt-5 lg:text-2xl">
      {job ? (
        <PageLink href="/skill#experience" prefetch={false} className={`text-balance ${buttonClass.text}`}>
          <bdi className="font-semibold">{job.position}</bdi>
          {', '}
          <bdi>{job.name}</bdi>
        </PageLink>
      ) : (
        owner.headline && (
          <p dir="auto" className="text-balance">
            {owner.headline}
          </p>
        )
      )}
      {(job || owner.place) && (
        <p className="mt-2 text-base text-muted">
          {job?.startDate && fillWith(words.home.since, <CalendarDate date={job.startDate} />)}
          {job && owner.place && ' · '}
          {owner.place && <bdi>{owner.place}</bdi>}
        </p>
      )}
      <Availability className="mt-1 text-base" />
    </div>
  )
}
