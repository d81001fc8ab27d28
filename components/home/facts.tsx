import type { ReactNode } from 'react'
import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { projectFact } from '@/components/project/project-fact'
import { projectAddress } from '@/components/project/project-links'
import { Period } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'

/** What a recruiter looks for, in a row below the hero. */
export function Facts() {
  const content = useContent()
  const [best] = content.projects
  const outcome = best && projectFact(content, best, 'outcome')
  return (
    <div className="off-grid mt-5 grid gap-x-8 gap-y-4 empty:hidden lg:auto-cols-fr lg:grid-flow-col lg:border-line lg:border-t lg:pt-4">
      <Occupation />
      {outcome && (
        <Fact label={<Text of={best} field="title" />} href={projectAddress(content, best)}>
          <span {...outcome} className="text-pencil" />
        </Fact>
      )}
    </div>
  )
}

export function Occupation() {
  const { base, owner, words, work } = useContent()
  const [job] = latestJobs(work)
  return (
    <>
      {job && (
        <Fact label={<Period start={job.startDate} end={job.endDate} />} href={`${base}/skill#experience`}>
          <Text of={job} field="position" className="font-semibold" />
          <bdi className="text-muted">{job.name}</bdi>
        </Fact>
      )}
      {(owner.availability || owner.place) && (
        <Fact label={owner.availability ? words.about.facts.available : words.about.facts.place}>
          {owner.availability && <Text of={owner} field="availability" />}
          {owner.place && <bdi className="text-muted">{owner.place}</bdi>}
        </Fact>
      )}
    </>
  )
}

function Fact({ label, href, children }: { label: ReactNode; href?: string; children: ReactNode }) {
  const fact = (
    <>
      <span className="note block">{label}</span>
      <span className="dotted text-balance text-[0.9375rem]/6 lg:text-base/6.5">{children}</span>
    </>
  )
  if (!href) return <p className="min-w-0">{fact}</p>
  return (
    <PageLink href={href} prefetch={false} className="min-w-0 hover:text-primary">
      {fact}
    </PageLink>
  )
}
