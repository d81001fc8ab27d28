import type { ReactNode } from 'react'
import { detailOf } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { Authors } from '@/components/ui/authors'
import { Period } from '@/components/ui/period'
import type { CvEntry, CvSection as Section } from '@/scripts/cv/cv-content'

/** Their entries are short, and stand side by side. */
const GRIDS: Section['name'][] = ['skills', 'languages', 'interests']

/** The layout of the entries of a section that are no articles. */
const LAYOUTS: Partial<Record<Section['name'], (entry: CvEntry) => ReactNode>> = {
  skills: Skill,
  references: Quotation,
}

export function CvSection({ name, heading, text, entries }: Section) {
  const Layout = LAYOUTS[name] ?? Article
  const items = entries.map((entry) => <Layout key={JSON.stringify(entry)} {...entry} />)
  return (
    <section>
      <h2>{heading}</h2>
      {text && <p className="text">{text}</p>}
      {GRIDS.includes(name) ? <div className="grid">{items}</div> : items}
    </section>
  )
}

function Article(entry: CvEntry) {
  const {
    title,
    titleLink,
    organization,
    organizationLink,
    start,
    end,
    summary,
    authors = [],
    highlights = [],
  } = entry
  const detail = detailOf(entry, useContent().words)
  return (
    <article>
      <div className="line">
        <h3>
          <MaybeLink href={titleLink}>{title}</MaybeLink>
        </h3>
        {(start || end) && (
          <p className="note">
            <Period start={start} end={end} />
          </p>
        )}
      </div>
      {(organization || detail) && (
        <p className="at">
          {organization && <MaybeLink href={organizationLink}>{organization}</MaybeLink>}
          {organization && detail && '\u00a0· '}
          {detail}
        </p>
      )}
      {authors.length > 0 && (
        <p>
          <Authors names={authors} />
        </p>
      )}
      {summary && <p>{summary}</p>}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <Notes {...entry} />
    </article>
  )
}

/** A ruler up to the amount. A group of skills without amounts is a line of names. */
function Skill({ title, amount, notes = [] }: CvEntry) {
  if (amount === undefined)
    return (
      <p className="names">
        {title && <b>{`${title}: `}</b>}
        {notes.join(', ')}
      </p>
    )
  return (
    <div className="skill">
      <h3>{title}</h3>
      <div className="ruler">
        <div style={{ width: `${amount}%` }} />
      </div>
      <Notes notes={notes} />
    </div>
  )
}

function Notes({ notes = [] }: Pick<CvEntry, 'notes'>) {
  return notes.length > 0 && <p className="note">{notes.join(' · ')}</p>
}

function Quotation({ title, summary }: CvEntry) {
  return (
    <figure>
      <blockquote>{summary}</blockquote>
      <figcaption className="note">{title}</figcaption>
    </figure>
  )
}

function MaybeLink({ href, children }: { href?: string; children: string }) {
  return href ? <a href={href}>{children}</a> : children
}
