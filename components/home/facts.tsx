import type { ReactNode } from 'react'
import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { Portrait } from '@/components/home/portrait'
import { projectFact } from '@/components/project/project-fact'
import { projectAddress } from '@/components/project/project-links'
import { Period } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'

/** What a recruiter looks for, in a row below the hero. On a phone, the portrait stands before the last. */
export function Facts() {
  const content = useContent()
  const [best] = content.projects
  const outcome = best && projectFact(content, best, 'outcome')
  return (
    <div className="mt-5 flex flex-col gap-x-8 gap-y-3 lg:flex-row lg:*:flex-1 lg:border-line lg:has-[>.off-grid]:border-t lg:pt-4">
      <Occupation />
      {outcome && (
        <Fact label={<Text of={best} field="title" />} href={projectAddress(content, best)}>
          <span {...outcome} className="text-pencil" />
        </Fact>
      )}
      <Portrait />
      <Availability />
    </div>
  )
}

export function Occupation() {
  const { base, owner, work } = useContent()
  const [job] = latestJobs(work)
  const place = owner.place && <bdi>{owner.place}</bdi>
  if (!job) return place && <Fact label={place} />
  const label = (
    <>
      <Period start={job.startDate} end={job.endDate} />
      {place}
    </>
  )
  return (
    <Fact label={label} href={`${base}/skill#experience`}>
      <Text of={job} field="position" className="font-semibold" />
      <bdi className="text-muted">{job.name}</bdi>
    </Fact>
  )
}

export function Availability() {
  const { owner, words } = useContent()
  if (!owner.availability) return null
  return (
    <Fact label={words.about.facts.available}>
      <Text of={owner} field="availability" />
    </Fact>
  )
}

function Fact({ label, href, children }: { label: ReactNode; href?: string; children?: ReactNode }) {
  const fact = (
    <>
      <span className="note dotted">{label}</span>
      <span className="dotted text-balance text-[0.9375rem]/6 lg:text-base/6.5">{children}</span>
    </>
  )
  if (!href) return <p className="off-grid min-w-0">{fact}</p>
  return (
    <PageLink href={href} prefetch={false} className="off-grid min-w-0 hover:text-primary">
      {fact}
    </PageLink>
  )
}
