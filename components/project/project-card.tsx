import { useContent } from '@/components/content/use-content'
import { Cover } from '@/components/project/cover'
import { CoverLink, ProjectLink, StoryLink } from '@/components/project/project-links'
import { roleOrOutcome } from '@/components/project/role-or-outcome'
import { spaced } from '@/components/text/spaced'
import { buttonClass } from '@/components/ui/button-class'
import { Period } from '@/components/ui/dates'
import { Highlights } from '@/components/ui/highlights'
import { LinkedTags } from '@/components/ui/linked-tags'
import { Text } from '@/components/ui/text'
import type { Project } from '@/content/schema/projects'

/** For `<img sizes>`. On large screens, the first card and those in a last row that is not full are wide. */
const WIDE = '(min-width: 80rem) 50rem, (min-width: 48rem) 46vw, 92vw'
const NARROW = '(min-width: 80rem) 24rem, (min-width: 48rem) 46vw, 92vw'

type ProjectCardProps = { project: Project; filters?: string; isFirst: boolean; isWide: boolean }

export function ProjectCard({ project, filters, isFirst, isWide }: ProjectCardProps) {
  const content = useContent()
  const { words } = content
  const outcome = roleOrOutcome(content, project, 'outcome')
  return (
    <li
      id={`project-${project.id}`}
      data-filters={filters}
      className={`frame flex min-w-0 grow basis-full flex-col md:basis-[calc(50%-1rem)] ${isFirst ? 'xl:basis-full xl:flex-row' : 'xl:basis-[calc((100%-4rem)/3)]'}`}
    >
      <div className={`flex flex-1 flex-col p-5 lg:p-8 ${isFirst ? 'xl:max-w-104' : ''}`}>
        <Text
          as="h2"
          of={project}
          field="title"
          className={`font-semibold text-[1.375rem] leading-7 tracking-tight ${isFirst ? 'xl:text-3xl/9' : ''}`}
        />
        <p className="dotted note mt-2 empty:hidden">
          <Text of={project} field="type" />
          <Text of={project} field="role" />
          <Period start={project.start} end={project.end} />
        </p>
        <Text
          as="p"
          of={project}
          field="description"
          className={`mt-3 mb-6 text-pretty text-base/6.5 text-muted ${isFirst ? 'xl:text-lg' : ''}`}
        />
        <Highlights of={project} field="highlights" shown={isFirst ? 3 : 1} className="mb-6" />
        {!project.highlights?.length && outcome && (
          <p {...outcome} className="mb-6 text-base/6.5 text-muted" />
        )}
        <p className="mt-auto mb-5 border-line border-t pt-4 note">
          {project.techUsed && (
            <>
              {spaced(words.project.techUsed)}
              <bdi className="text-foreground">
                <LinkedTags text={project.techUsed} />
              </bdi>
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ProjectLink project={project} to="link" className={buttonClass[isFirst ? 'solid' : 'outlined']} />
          {/* The two links stay together, because one alone in a row looks forgotten. */}
          <div className="flex gap-x-5 empty:hidden print:hidden">
            <StoryLink project={project} />
            <ProjectLink project={project} to="repository" className={buttonClass.line} />
          </div>
        </div>
      </div>
      {/* The picture comes behind the title, so that screen readers read the title first. */}
      <div
        className={`squares relative -order-1 aspect-[16/10] border-line ${isFirst ? 'border-b xl:flex-1 xl:self-start xl:border-e' : 'border-b'}`}
      >
        <CoverLink project={project}>
          <Cover project={project} sizes={isWide ? WIDE : NARROW} isFirst={isFirst} />
        </CoverLink>
        {project.live && (
          // Bounces for four seconds, because after five a visitor would need a way to stop it (WCAG 2.2.2).
          <span className="note pointer-events-none absolute end-5 top-5 animate-bounce border border-pencil bg-background px-3 py-1.5 text-pencil [animation-iteration-count:4]">
            {words.project.live}
          </span>
        )}
      </div>
    </li>
  )
}
