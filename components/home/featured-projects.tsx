import { useContent } from '@/components/content/use-content'
import { sheetOf } from '@/components/layout/sheets'
import { Cover } from '@/components/project/cover'
import { CoverLink, ProjectLink, projectAddress, StoryLink } from '@/components/project/project-links'
import { roleOrOutcome } from '@/components/project/role-or-outcome'
import { firstSentence } from '@/components/text/sentences'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'
import type { Project } from '@/content/schema/projects'

export function FeaturedProjects() {
  const content = useContent()
  const { base, projects, words } = content
  const [best, ...others] = projects
  if (!best) return null
  const { name } = sheetOf(content, '/project')
  return (
    <section aria-label={name} className="mt-14 wrap-anywhere lg:mt-20">
      <p className="off-grid note">{name}</p>
      <article className="mt-5 flex flex-col gap-x-16 gap-y-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="off-grid">
          <Text as="h2" of={best} field="title" className="font-semibold text-4xl tracking-tight" />
          <Text
            as="p"
            of={best}
            field="description"
            part={firstSentence}
            className="mt-3 text-pretty text-muted"
          />
          <dl className="mt-5 grid gap-4 empty:hidden">
            <ProjectFact of={best} fact="role" />
            <ProjectFact of={best} fact="outcome" className="text-pencil" />
          </dl>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 print:hidden">
            <StoryLink project={best} />
            <ProjectLink project={best} to="link" className={buttonClass.line} />
            <ProjectLink project={best} to="repository" className={buttonClass.line} />
          </div>
        </div>
        <div className="squares relative -order-1 aspect-[16/10] break-inside-avoid border border-line lg:order-none">
          <CoverLink project={best}>
            <Cover project={best} sizes="(min-width: 80rem) 42rem, (min-width: 64rem) 56vw, 92vw" />
          </CoverLink>
        </div>
      </article>
      {others.length > 0 && (
        <ul className="mt-10 border-line border-t lg:mt-14">
          {others.slice(0, 2).map((project) => (
            <li key={project.id} className="border-line border-b">
              <PageLink
                href={projectAddress(content, project)}
                prefetch={false}
                className="flex flex-col gap-x-8 py-4 hover:text-primary lg:flex-row lg:items-baseline"
              >
                <Text of={project} field="title" className="shrink-0 font-semibold lg:w-56" />
                <Text
                  as="span"
                  of={project}
                  field="description"
                  part={firstSentence}
                  className="min-w-0 flex-1 text-[0.9375rem] text-muted leading-6 lg:text-base"
                />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <PageLink href={`${base}/project`} prefetch={false} className={`mt-4 print:hidden ${buttonClass.line}`}>
        {words.home.projects}
      </PageLink>
    </section>
  )
}

type ProjectFactProps = { of: Project; fact: 'role' | 'outcome'; className?: string }

function ProjectFact({ of: project, fact, className = '' }: ProjectFactProps) {
  const content = useContent()
  const text = roleOrOutcome(content, project, fact)
  if (!text) return null
  return (
    <div>
      <dt className="note">{content.words.article[fact]}</dt>
      <dd {...text} dir="auto" className={`text-balance font-semibold ${className}`} />
    </div>
  )
}
