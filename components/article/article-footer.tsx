import './article-footer.css'
import type { ReactNode } from 'react'
import { type Article, notesIn, type Story } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { hasTag } from '@/components/content/note-tags'
import { useContent } from '@/components/content/use-content'
import { ProjectLink, projectAddress } from '@/components/project/project-links'
import { firstSentence } from '@/components/text/sentences'
import { splitAtCommas } from '@/components/text/split-at-commas'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'
import type { Project } from '@/content/schema/projects'

export function StoryFooter({ article: { project } }: { article: Story }) {
  const { projects, words } = useContent()
  const next = projects[(projects.indexOf(project) + 1) % projects.length]
  return (
    <footer className="article-footer">
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
  const steps = noteSteps(note, notesIn(content), words)
  const project = projects.find(({ techUsed }) =>
    note.tags.some((tag) => hasTag({ tags: splitAtCommas(techUsed) }, tag)),
  )
  if (steps.length === 0 && !project) return null
  return (
    <footer className="article-footer">
      {steps.map(({ label, note: { slug, href, title, summary } }) => (
        <Step key={slug} label={label} href={href} title={<bdi>{title}</bdi>}>
          <p dir="auto">{summary}</p>
        </Step>
      ))}
      {project && <ProjectStep label={words.article.related} project={project} />}
    </footer>
  )
}

type Tagged = Pick<Article, 'slug' | 'tags'>

/** Finds the two notes that share most tags with a note, otherwise its neighbours. @param notes the newest first. */
export function noteSteps<Note extends Tagged>(note: Tagged, notes: Note[], words: Content['words']) {
  const stepTo = (target: Note | undefined, label: string) => (target ? [{ label, note: target }] : [])
  const shared = ({ tags }: Tagged) => tags.filter((tag) => hasTag(note, tag)).length
  const index = notes.findIndex(({ slug }) => slug === note.slug)
  const related = notes
    .filter((candidate, at) => at !== index && shared(candidate) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
  if (related.length > 0) return related.slice(0, 2).flatMap((best) => stepTo(best, words.article.related))
  return [...stepTo(notes[index - 1], words.notes.newer), ...stepTo(notes[index + 1], words.notes.older)]
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

/** The text stands beside the link, because within it a screen reader would read the text as part of its name. */
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
