import type { CSSProperties } from 'react'
import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { Portrait } from '@/components/home/portrait'
import { TypedLine } from '@/components/home/typed-line'
import { Eyebrow } from '@/components/layout/eyebrow'
import { projectFact } from '@/components/project/project-fact'
import { projectAddress } from '@/components/project/project-links'
import { mailtoAddress } from '@/components/text/mailto-address'
import { spaced } from '@/components/text/spaced'
import { buttonClass } from '@/components/ui/button-class'
import { CvLink } from '@/components/ui/cv-link'
import { Period } from '@/components/ui/dates'
import { Name } from '@/components/ui/name'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'

/** In characters. A longer name gets the size of a page title, so that the buttons stay in view. */
const DISPLAY_NAME_LENGTH = 22

/** The height of the first screen below the bar, but enough for the text, and no higher than a portrait may be. */
const FIRST_SCREEN = {
  '--first': 'max(var(--ground) + 25rem, min(100svh - var(--bar-height), 56rem))',
} as CSSProperties // React knows no properties of ours

export function Hero() {
  const content = useContent()
  const { langOf, owner, words } = content
  const [best] = content.projects
  const outcome = best && projectFact(content, best, 'outcome')
  return (
    <div className="lg:min-h-[calc(var(--first)-4rem)] lg:pe-[54%]" style={FIRST_SCREEN}>
      <div className="flex flex-col justify-end lg:min-h-(--ground)">
        <Eyebrow href="/">{words.home.greeting}</Eyebrow>
        <Name size={owner.name.length > DISPLAY_NAME_LENGTH ? 'title' : 'display'} text={owner.name} />
        <span
          aria-hidden
          className="absolute start-0 end-1/2 -z-1 h-px [translate:0_1rem] bg-line max-lg:hidden"
        />
      </div>
      <div className="off-grid mt-5 grid grid-cols-[minmax(0,1fr)_40%] gap-x-5 lg:mt-10 lg:static lg:block">
        <div>
          {owner.roles.length > 0 && (
            <p className="font-semibold text-2xl tracking-tight lg:text-[clamp(1.75rem,2.1vw,2rem)]">
              {spaced(words.home.leadIn)}
              <TypedLine {...langOf(owner, 'roles')} sentences={owner.roles} kind="roles" />
            </p>
          )}
          <Occupation />
          {outcome && (
            <PageLink href={projectAddress(content, best)} prefetch={false} className="dotted mt-3 text-base">
              <Text of={best} field="title" className="text-muted max-lg:hidden" />{' '}
              <span {...outcome} className={`text-pencil ${buttonClass.text}`} />
            </PageLink>
          )}
        </div>
        <Portrait />
        <div className="col-span-full mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-8">
          <CvLink />
          <a href={mailtoAddress(owner.email)} className={`[overflow-wrap:anywhere] ${buttonClass.line}`}>
            {owner.email}
          </a>
        </div>
      </div>
    </div>
  )
}

export function Occupation() {
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
      {(job?.startDate || job?.endDate || owner.place) && (
        <p className="dotted mt-2 text-base text-muted">
          {job && <Period start={job.startDate} end={job.endDate} />}{' '}
          {owner.place && <bdi>{owner.place}</bdi>}
        </p>
      )}
      <Text as="p" of={owner} field="availability" className="mt-1 text-base" />
    </div>
  )
}
