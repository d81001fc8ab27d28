import type { ReactNode } from 'react'
import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { Period } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'

export function Occupation() {
  const { base, owner, work, words } = useContent()
  const [job] = latestJobs(work)
  const place = owner.place && <bdi>{owner.place}</bdi>
  if (!job) return place && <Fact label={place} />
  const isDated = job.startDate || job.endDate
  const label = (
    <>
      {isDated ? <Period start={job.startDate} end={job.endDate} /> : words.about.facts.latest}
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

type FactProps = { label: ReactNode; href?: string; children?: ReactNode }

/** A fact below its label. With an address, both lead to more about the fact. */
export function Fact({ label, href, children }: FactProps) {
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
