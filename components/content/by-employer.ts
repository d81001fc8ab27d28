import type { CareerEntry } from '@/components/content/career-sections'
import { lastDay } from '@/components/content/jobs'

export type ListedEntry = CareerEntry & { positions?: CareerEntry[] }

type ShownEntry = Partial<CareerEntry> & { title: string }

/** Groups consecutive jobs at one employer below an entry for the employer, whose period covers them all. */
export function byEmployer<Entry extends ShownEntry>(list: string, entries: Entry[]) {
  const groups: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (list === 'work' && last && last[0].organization === entry.organization) last.push(entry)
    else groups.push([entry])
  }
  return groups.map((jobs): Entry & { positions?: Entry[] } => (jobs[1] ? employerEntry(jobs) : jobs[0]))
}

/** A position keeps a place or link only if it differs from that of the newest job. @param jobs the newest first. */
function employerEntry<Entry extends ShownEntry>(jobs: [Entry, ...Entry[]]) {
  const [newest] = jobs
  const { organization: title = '', organizationLink: titleLink, detail, sources } = newest
  const noOrganization = { organization: undefined, organizationLink: undefined }
  const dated = jobs.filter(({ start, end }) => start || end)
  const ends = dated.flatMap(({ end }) => end ?? []).sort((a, b) => lastDay(a).localeCompare(lastDay(b)))
  const end = ends.length < dated.length ? undefined : ends.at(-1) // a job without an end goes on
  const [start] = dated.flatMap(({ start }) => start ?? []).sort()
  const positions = jobs.map((job) => ({
    ...job,
    ...noOrganization,
    titleLink: job.organizationLink === titleLink ? undefined : job.organizationLink,
    detail: job.detail === detail ? undefined : job.detail,
  }))
  const facts = { title, titleLink, summary: undefined, highlights: [], start, end }
  const employerSources = sources && { ...sources, title: sources.organization }
  return { ...newest, ...noOrganization, ...facts, sources: employerSources, positions }
}
