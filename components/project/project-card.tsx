import { Card } from '@/components/ui/card'
import { ExternalLink } from '@/components/ui/external-link'
import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import type { Project } from '@/content/projects'
import { words } from '@/content/words'

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
      className="flex flex-col target:outline-2 target:outline-primary target:outline-offset-8"
    >
      <ExternalLink
        href={project.link}
        className="relative block aspect-[16/10] overflow-hidden border-line border-b print:after:hidden"
      >
        {project.image ? (
          <Picture
            src={project.image}
            alt={fill(words.project.open, { title: project.title })}
            sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 46vw, 92vw"
            isFirst={isFirst}
          />
        ) : (
          <BlankCover title={project.title} />
        )}
        {project.live && <LiveBadge />}
      </ExternalLink>
      <div className="flex flex-1 flex-col p-5 lg:p-6">
        <h2 className="font-semibold text-xl tracking-tight">
          <bdi>{project.title}</bdi>
        </h2>
        <p className="mt-2 mb-5 text-muted">{project.description}</p>
        <p className="mt-auto border-line border-t pt-4 font-mono text-label text-muted">
          {`${words.project.techUsed} `}
          <bdi className="text-foreground">{project.techUsed}</bdi>
        </p>
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
    <span className="absolute end-3 top-3 animate-bounce bg-primary [animation-iteration-count:4] px-3 py-1 font-mono text-label text-on-primary print:border print:bg-background print:text-foreground">
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
