import type { ReactNode } from 'react'
import { type Article, readNotes, type Story } from '@/components/content/articles'
import { projects, words } from '@/components/content/content'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { PageLink } from '@/components/ui/page-link'

/** The end of a story: its project, its code, and the next project. */
export function StoryEnd({ story: { project } }: { story: Story }) {
  const next = projects[(projects.indexOf(project) + 1) % projects.length]
  return (
    <ArticleFooter>
      {(project.link || project.repository) && (
        <div className="flex flex-wrap items-center gap-3">
          {project.link && (
            <ExternalLink href={project.link} className={buttonClass.outlined}>
              {words.project.open}
            </ExternalLink>
          )}
          {project.repository && (
            <ExternalLink href={project.repository} className={buttonClass.quiet}>
              {words.project.code}
            </ExternalLink>
          )}
        </div>
      )}
      {next && next !== project && (
        <Step
          label={words.article.nextProject}
          href={next.story ? `/project/${next.story}` : `/project#project-${next.id}`}
        >
          {next.title}
        </Step>
      )}
    </ArticleFooter>
  )
}

/** The end of a note: the one before it and the one after it. */
export function NoteEnd({ note }: { note: Article }) {
  const notes = readNotes()
  const place = notes.findIndex(({ name }) => name === note.name)
  const [newer, older] = [notes[place - 1], notes[place + 1]]
  if (!newer && !older) return null
  return (
    <ArticleFooter>
      {newer && (
        <Step label={words.notes.newer} href={newer.href}>
          {newer.title}
        </Step>
      )}
      {older && (
        <Step label={words.notes.older} href={older.href}>
          {older.title}
        </Step>
      )}
    </ArticleFooter>
  )
}

function ArticleFooter({ children }: { children: ReactNode }) {
  return <footer className="way-on">{children}</footer>
}

function Step({ label, href, children }: { label: string; href: string; children: string }) {
  return (
    <PageLink href={href} className="step">
      <span className="note">{label}</span>
      <bdi>{children}</bdi>
    </PageLink>
  )
}
