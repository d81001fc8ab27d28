import type { ReactNode } from 'react'
import type { Article } from '@/components/content/article-files'
import { hasTag, notesIn, type Story } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { ProjectLink, projectAddress } from '@/components/project/project-links'
import { splitAtCommas } from '@/components/text/comma'
import { firstSentence } from '@/components/text/sentences'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'
import type { Project } from '@/content/schema/projects'

export function StoryFooter({ article: { project } }: { article: Story }) {
  const { projects, words } = useContent()
  const next = projects[(projects.indexOf(project) + 1) % projects.length]
  return (
    <footer className="way-on">
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        <ProjectLink project={project} to="link" className={buttonClass.outlined} />
        <ProjectLink project={project} to="repository" className={buttonClass.quiet} />
      </div>
      {next && next !== project && <ProjectStep label={words.article.nextProject} project={next} />}
    </footer>
  )
}

export function NoteFooter({ article: note }: { article: Article }) {
  const content = useContent()
  const { projects, words } = content
  const notes = notesIn(content)
  const place = notes.findIndex(({ name }) => name === note.name)
  const related = relatedNotes(note, notes).map((other) => ({ label: words.article.related, other }))
  const around = [
    { label: words.notes.newer, other: notes[place - 1] },
    { label: words.notes.older, other: notes[place + 1] },
  ]
  const project = projects.find((one) =>
    note.tags.some((tag) => hasTag({ tags: splitAtCommas(one.techUsed) }, tag)),
  )
  const steps = (related.length > 0 ? related.slice(0, 2) : around).flatMap(({ label, other }) =>
    other ? { label, other } : [],
  )
  if (steps.length === 0 && !project) return null
  return (
    <footer className="way-on">
      {steps.map(({ label, other }) => (
        <Step key={other.name} label={label} href={other.href} title={<bdi>{other.title}</bdi>}>
          <p dir="auto">{other.summary}</p>
        </Step>
      ))}
      {project && <ProjectStep label={words.article.related} project={project} />}
    </footer>
  )
}

/** Sorts notes by the tags that they share, most first, then by date. */
export function relatedNotes(note: Article, notes: Article[]) {
  const shared = ({ tags }: Article) => tags.filter((tag) => hasTag(note, tag)).length
  return notes
    .filter((other) => other.name !== note.name && shared(other) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
}

function ProjectStep({ label, project }: { label: string; project: Project }) {
  const href = projectAddress(useContent(), project)
  return (
    <Step label={label} href={href} title={<Text of={project} field="title" />}>
      <Text as="p" of={project} field="description" part={firstSentence} />
    </Step>
  )
}

type StepProps = { label: string; href: string; title: ReactNode; children: ReactNode }

/** The text stands beside the link, because a screen reader would read it as part of the name. */
function Step({ label, href, title, children }: StepProps) {
  return (
    <div className="step">
      <PageLink href={href}>
        <span className="note">{label}</span>
        {title}
      </PageLink>
      {children}
    </div>
  )
}
