import { Card } from '@/components/ui/card'
import { ExternalLink } from '@/components/ui/external-link'
import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import type { Project } from '@/content/projects'
import { words } from '@/content/words'

/** As in `<img sizes>`: of the first picture, which is wide on large screens, and of the others. */
const WIDE = '(min-width: 80rem) 50rem, (min-width: 48rem) 46vw, 92vw'
const NARROW = '(min-width: 80rem) 24rem, (min-width: 48rem) 46vw, 92vw'

type ProjectCardProps = {
  project: Project
  /** Values of `data-filter` under which it shows, with spaces between. */
  filters: string
  isFirst: boolean
}

export function ProjectCard({ project, filters, isFirst }: ProjectCardProps) {
  return (
    <Card
      as="li"
      id={`project-${project.id}`}
      data-filters={filters}
      className="group/card flex flex-col target:outline-2 target:outline-primary target:outline-offset-8 xl:first:col-span-full xl:first:min-h-104 xl:first:flex-row print:first:flex-col"
    >
      <ExternalLink
        href={project.link}
        className="group relative block aspect-[16/10] shrink-0 overflow-hidden border-line border-b xl:group-first/card:aspect-auto xl:group-first/card:flex-1 xl:group-first/card:border-e xl:group-first/card:border-b-0 print:after:hidden"
      >
        {project.image ? (
          <Picture
            src={project.image}
            alt={fill(words.project.open, { title: project.title })}
            sizes={isFirst ? WIDE : NARROW}
            isFirst={isFirst}
          />
        ) : (
          <BlankCover title={project.title} />
        )}
        {project.live && <LiveBadge />}
        <span
          aria-hidden
          className="absolute end-0 bottom-0 border-line border-s border-t bg-background px-3 py-1.5 font-mono text-label text-muted transition-colors group-hover:border-primary group-hover:text-primary print:hidden"
        >
          {words.project.openShort}
        </span>
      </ExternalLink>
      <div className="flex flex-1 flex-col p-5 lg:p-8 xl:group-first/card:w-104 xl:group-first/card:flex-none print:group-first/card:w-auto">
        <h2 className="font-semibold text-[1.375rem] leading-7 tracking-[-0.015em] xl:group-first/card:text-[2rem] xl:group-first/card:leading-9">
          <bdi>{project.title}</bdi>
        </h2>
        <p
          dir="auto"
          className="mt-3 mb-6 text-pretty text-base text-muted leading-[1.625] xl:group-first/card:text-lg xl:group-first/card:leading-[1.625]"
        >
          {project.description}
        </p>
        <div className="mt-auto flex items-start justify-between gap-4 border-line border-t pt-4 font-mono text-label text-muted">
          <p className="min-w-0">
            {`${words.project.techUsed} `}
            <bdi className="text-foreground">{project.techUsed}</bdi>
          </p>
          {project.repository && (
            <ExternalLink
              href={project.repository}
              aria-label={fill(words.project.spokenCode, { title: project.title })}
              className="-m-3 shrink-0 p-3 text-foreground underline decoration-line underline-offset-4 transition-colors hover:text-primary hover:decoration-current"
            >
              {words.project.code}
            </ExternalLink>
          )}
        </div>
        <p className="hidden pt-2 font-mono text-label print:block [overflow-wrap:anywhere]">
          {project.link}
        </p>
      </div>
    </Card>
  )
}

/** Comes to rest within the five seconds after which a visitor would need a way to stop it (WCAG 2.2.2). */
function LiveBadge() {
  return (
    <span className="absolute end-0 top-0 animate-bounce border border-primary bg-background px-3 py-1.5 font-mono text-label text-primary [animation-iteration-count:4] print:text-foreground">
      {words.project.live}
    </span>
  )
}

/** Stands in for a missing picture: the frame of a drawing that is still to be made. */
function BlankCover({ title }: { title: string }) {
  return (
    <>
      <span className="sr-only">{fill(words.project.open, { title })}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 640 400"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-line"
      >
        <path d="M32 32h576v336H32zM32 32l576 336M608 32L32 368" vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  )
}
