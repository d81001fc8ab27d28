import type { ReactNode } from 'react'
import { byEmployer, type ListedEntry } from '@/components/content/by-employer'
import { careerSection } from '@/components/content/career-sections'
import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { withGitHubLink } from '@/components/github/with-github-link'
import { buttonClass } from '@/components/ui/button-class'
import { CvLink, OtherCvLinks } from '@/components/ui/cv-link'
import { CalendarDate, Period } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'
import { SocialLinks } from '@/components/ui/social-links'
import { Text } from '@/components/ui/text'

export function AboutFacts() {
  const content = useContent()
  const { owner, socials, words, work } = content
  const labels = words.about.facts
  const starts = work.flatMap(({ startDate }) => startDate || []).sort()
  const { entries } = careerSection({ ...content, work: latestJobs(work) }, 'work')
  const jobs = byEmployer('work', entries)
  return (
    <div className="grid gap-7">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <AboutFact label={labels.name}>{owner.name}</AboutFact>
        <AboutFact label={labels.place}>{owner.place}</AboutFact>
        <AboutFact label={labels.since}>
          {starts[0] && <CalendarDate date={starts[0].slice(0, 4)} />}
        </AboutFact>
        <AboutFact label={labels.available}>
          {owner.availability && <Text of={owner} field="availability" />}
        </AboutFact>
        {jobs.slice(0, 2).map((job) => (
          <AboutFact key={job.id} label={job.start || job.end ? <Period {...job} /> : labels.latest}>
            <Job job={job} />
          </AboutFact>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <CvLink />
        <OtherCvLinks />
        <SocialLinks links={withGitHubLink(socials, owner.handle)} />
      </div>
    </div>
  )
}

function Job({ job }: { job: ListedEntry }) {
  const { title, organization = title, positions = [] } = job
  const [{ sources } = job] = positions // the newest
  return (
    <PageLink href={`${useContent().base}/skill#experience`} prefetch={false} className={buttonClass.text}>
      <Text {...sources.title} />
      <br />
      <bdi>{organization}</bdi>
    </PageLink>
  )
}

/** The first of an odd number of facts fills a line. Below 80rem, a job fills one, too, because columns are narrow. */
function AboutFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="min-w-0 grow basis-2/5 first:nth-last-[odd]:basis-full max-xl:has-[a]:basis-full">
      <dt className="note">
        <span aria-hidden className="dimension mb-1 text-line" />
        {label}
      </dt>
      <dd dir="auto" className="text-balance text-base font-semibold wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
