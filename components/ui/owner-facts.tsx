import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { Period } from '@/components/ui/dates'
import { FactLink } from '@/components/ui/fact-link'
import { Text } from '@/components/ui/text'

export function Occupation() {
  const { base, owner, work } = useContent()
  const [job] = latestJobs(work)
  const place = owner.place && <bdi>{owner.place}</bdi>
  if (!job) return place && <FactLink label={place} />
  const label = (
    <>
      <Period start={job.startDate} end={job.endDate} />
      {place}
    </>
  )
  return (
    <FactLink label={label} href={`${base}/skill#experience`}>
      <Text of={job} field="position" className="font-semibold" />
      <bdi className="text-muted">{job.name}</bdi>
    </FactLink>
  )
}

export function Availability() {
  const { owner, words } = useContent()
  if (!owner.availability) return null
  return (
    <FactLink label={words.about.facts.available}>
      <Text of={owner} field="availability" />
    </FactLink>
  )
}
