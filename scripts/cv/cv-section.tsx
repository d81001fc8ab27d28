import type { ReactNode } from 'react'
import { detailOf } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { Period } from '@/components/ui/dates'
import type { CvEntry, CvSection } from '@/scripts/cv/cv-content'

type LayoutProps = CvEntry & { isFirst: boolean }

/** The layout of the entries of a section that are no articles. */
const LAYOUTS: Partial<Record<CvSection['name'], (entry: LayoutProps) => ReactNode>> = {
  skills: Skill,
  languages: Item,
  interests: Item,
}

export function Section({ name, heading, text, entries }: CvSection) {
  const Layout = LAYOUTS[name] ?? Article
  const items = entries.map((entry, index) => (
    <Layout key={JSON.stringify(entry)} isFirst={index === 0} {...entry} />
  ))
  return (
    <section>
      <h2>{heading}</h2>
      {text?.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="text">
          {paragraph}
        </p>
      ))}
      {Layout === Skill || Layout === Item ? <div className="grid">{items}</div> : items}
    </section>
  )
}

/** Shows an entry in full. An `<a>` without an address is no link. */
function Article(entry: CvEntry) {
  const { title, titleLink, organization, organizationLink, start, end, summary } = entry
  const { highlights = [], notes = [] } = entry
  const detail = detailOf(entry, useContent().words)
  return (
    <article>
      <div className="line">
        <h3>
          <a href={titleLink}>{title}</a>
        </h3>
        {(start || end) && (
          <p className="note">
            <Period start={start} end={end} />
          </p>
        )}
      </div>
      {(organization || detail) && (
        <p className="at">
          {organization && <a href={organizationLink}>{organization}</a>}
          {organization && detail && '\u00a0· '}
          {detail}
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
      {notes.length > 0 && <p className="note">{notes.join(' · ')}</p>}
    </article>
  )
}

/** Draws a ruler up to the amount. A group of skills without amounts becomes a line of names. */
function Skill({ title, amount, notes = [], isFirst }: LayoutProps) {
  if (amount !== undefined) return <Item title={title} amount={amount} notes={notes} isFirst={isFirst} />
  return (
    <p className="names">
      {title && <b>{`${title}: `}</b>}
      {notes.join(', ')}
    </p>
  )
}

/** Shows a short entry, which stands beside others. */
function Item({ title, amount, notes = [], isFirst }: LayoutProps) {
  const { words } = useContent()
  return (
    <>
      {!isFirst && <Spelled>, </Spelled>}
      <span className="item">
        {title}
        {amount !== undefined && <Spelled> {fill(words.skill.amount, { amount })}</Spelled>}
        {amount !== undefined && (
          <span className="ruler">
            <span style={{ width: `${amount}%` }} />
          </span>
        )}
        {notes.length > 0 && <Spelled>: </Spelled>}
        <span className="note">{notes.join(' · ')}</span>
      </span>
    </>
  )
}

/** Spells out what the PDF shows by its layout, which Word and plain text do not have. */
function Spelled({ children }: { children: ReactNode }) {
  return <span className="spelled">{children}</span>
}
