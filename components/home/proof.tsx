import { readStories } from '@/components/content/articles'
import { language, projects, words } from '@/components/content/content'
import { sheetOf } from '@/components/layout/sheets'
import { Cover, CoverLink } from '@/components/project/cover'
import { projectAddress } from '@/components/project/project-address'
import { firstSentence } from '@/components/text/first-sentence'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { Eyebrow } from '@/components/ui/eyebrow'
import { PageLink } from '@/components/ui/page-link'
import type { Project } from '@/content/schema/projects'

/** As in `<img sizes>`. */
const SIZES = '(min-width: 80rem) 42rem, (min-width: 64rem) 56vw, 92vw'

const linkClass = `flex min-h-11 items-center ${buttonClass.text}`

/** The first project with what came of it, the two after it in a line each, and the way to all. */
export function Proof() {
  const [best, ...others] = projects
  if (!best) return null
  const { number, name } = sheetOf('/project')
  return (
    <section aria-label={name} className="mt-14 [overflow-wrap:anywhere] lg:mt-20">
      <Eyebrow number={number}>{name}</Eyebrow>
      <Best project={best} />
      {others.length > 0 && (
        <ul className="mt-10 border-line border-t lg:mt-14">
          {others.slice(0, 2).map((project) => (
            <Other key={project.id} project={project} />
          ))}
        </ul>
      )}
      <PageLink
        href="/project"
        prefetch={false}
        className={`mt-4 flex min-h-11 w-fit items-center print:hidden ${buttonClass.text}`}
      >
        {words.home.projects}
      </PageLink>
    </section>
  )
}

function Best({ project }: { project: Project }) {
  const story = readStories().find((one) => one.project === project)
  const part = story?.role || project.role
  const outcome = story?.outcome || project.highlights?.[0]
  return (
    <article className="mt-5 flex flex-col gap-x-16 gap-y-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="off-grid">
        <h2 className="font-semibold text-4xl tracking-tight">
          <bdi>{project.title}</bdi>
        </h2>
        <p dir="auto" className="mt-3 text-pretty text-muted">
          {firstSentence(project.description, language)}
        </p>
        <dl className="mt-5 grid gap-4 empty:hidden">
          <Fact label={words.article.role}>{part}</Fact>
          <Fact label={words.article.outcome} isNoted>
            {outcome}
          </Fact>
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 print:hidden">
          {story && (
            <PageLink href={story.href} prefetch={false} className={linkClass}>
              {words.project.story}
              <span className="sr-only">{` ${project.title}`}</span>
            </PageLink>
          )}
          {project.link && (
            <ExternalLink href={project.link} className={linkClass}>
              {words.project.open}
              <span className="sr-only">{` ${project.title}`}</span>
            </ExternalLink>
          )}
          {project.repository && (
            <ExternalLink href={project.repository} className={linkClass}>
              {words.project.code}
              <span className="sr-only">{` ${project.title}`}</span>
            </ExternalLink>
          )}
        </div>
      </div>
      <div className="squares relative -order-1 aspect-[16/10] break-inside-avoid border border-line lg:order-none">
        <CoverLink project={project}>
          <Cover project={project} sizes={SIZES} />
        </CoverLink>
      </div>
    </article>
  )
}

type FactProps = {
  label: string
  /** In pencil, with a line to the picture. */
  isNoted?: boolean
  children?: string
}

function Fact({ label, isNoted, children }: FactProps) {
  if (!children) return null
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd className={`relative flex items-end gap-3 font-semibold ${isNoted ? 'text-pencil' : ''}`}>
        <span dir="auto" className={`min-w-0 text-balance ${isNoted ? 'lg:max-w-64' : ''}`}>
          {children}
        </span>
        {isNoted && <Leader />}
      </dd>
    </div>
  )
}

/** From a remark to the picture beside it, as on a drawing: level first, then to its end. */
function Leader() {
  return (
    <>
      <span aria-hidden className="mb-[0.8em] h-px flex-1 bg-current max-lg:hidden print:hidden" />
      <svg
        aria-hidden="true"
        viewBox="0 0 96 56"
        className="absolute start-full bottom-[0.8em] z-1 h-14 w-24 fill-none stroke-current max-lg:hidden rtl:-scale-x-100 print:hidden"
      >
        <path d="M0 55.5C36 55.5 56 44 90 8M77 12 90 8 87 21" />
      </svg>
    </>
  )
}

function Other({ project }: { project: Project }) {
  return (
    <li className="border-line border-b">
      <PageLink
        href={projectAddress(project)}
        prefetch={false}
        className="flex flex-col gap-x-8 py-4 hover:text-primary lg:flex-row lg:items-baseline"
      >
        <bdi className="shrink-0 font-semibold lg:w-56">{project.title}</bdi>
        <span dir="auto" className="min-w-0 flex-1 text-[0.9375rem] text-muted leading-6 lg:text-base">
          {firstSentence(project.description, language)}
        </span>
      </PageLink>
    </li>
  )
}
