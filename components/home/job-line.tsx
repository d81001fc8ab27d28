import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { buttonClass } from '@/components/ui/button-class'
import { Period } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'

export function JobLine() {
  const { base, owner, work } = useContent()
  const [job] = latestJobs(work)
  return (
    <div className="mt-4 max-w-[34rem] text-xl lg:mt-5">
      {job ? (
        <PageLink href={`${base}/skill#experience`} prefetch={false} className="dotted">
          <Text of={job} field="position" className={`font-semibold ${buttonClass.text}`} />{' '}
          <bdi className={buttonClass.text}>{job.name}</bdi>
        </PageLink>
      ) : (
        <Text as="p" of={owner} field="headline" className="text-balance" />
      )}
      <p className="dotted mt-2 text-base text-muted empty:hidden">
        {job && <Period start={job.startDate} end={job.endDate} />} {owner.place && <bdi>{owner.place}</bdi>}
      </p>
      <Text as="p" of={owner} field="availability" className="mt-1 text-base" />
    </div>
  )
}
