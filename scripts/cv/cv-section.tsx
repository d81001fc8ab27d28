import { Authors } from '@/components/about/authors'
import { byEmployer } from '@/components/content/by-employer'
import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { Period } from '@/components/ui/dates'
import type { CvEntry, CvSectionContent } from '@/scripts/cv/cv-content'

const GRIDS: CvSectionContent['name'][] = ['skills', 'languages', 'interests']

export function CvSection({ name, heading, text, entries }: CvSectionContent) {
  const isGrid = GRIDS.includes(name)
  const items = byEmployer(name, entries).map((entry, index) => {
    const ShortEntry = name === 'skills' && entry.amount === undefined ? SkillGroup : Item
    const Layout = isGrid ? ShortEntry : LongEntry
    // The key is the whole entry, because an entry has no id, and two may have the same title.
    return <Layout key={JSON.stringify(entry)} isFirst={index === 0} {...entry} />
  })
  return (
    <section>
      <h2>{heading}</h2>
      <Paragraphs text={text} />
      {isGrid ? <div className="grid">{items}</div> : items}
    </section>
  )
}

/** Shows each line as a paragraph, because Word and plain text keep no line break within one. */
export function Paragraphs({ text = '' }: { text?: string }) {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.map((line) => <p key={line}>{line}</p>)
}

type LongEntryProps = CvEntry & { positions?: CvEntry[]; level?: 'h3' | 'h4' }

/** Each title stands in an `<a>`. Without an address, an `<a>` is no link. */
function LongEntry({ positions = [], level: Heading = 'h3', ...entry }: LongEntryProps) {
  const { title, titleLink, organization, organizationLink, start, end, detail, summary } = entry
  const { highlights = [], authors = [], notes = [] } = entry
  return (
    <article>
      <div className="line">
        <Heading>
          <a href={titleLink}>{title}</a>
        </Heading>
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
      {authors.length > 0 && (
        <p className="at">
          <Authors names={authors} />
        </p>
      )}
      <Paragraphs text={summary} />
      {highlights.length > 0 && (
        <ul>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      {notes.length > 0 && <p className="note">{notes.join(' · ')}</p>}
      {positions.map((position) => (
        <LongEntry key={JSON.stringify(position)} {...position} level="h4" />
      ))}
    </article>
  )
}

function SkillGroup({ title, notes = [] }: CvEntry) {
  return (
    <p className="names">
      {title && <b>{`${title}: `}</b>}
      {notes.join(', ')}
    </p>
  )
}

/** Elements with `spelled` say in words, for Word and plain text, what the PDF shows by its layout. */
function Item({ title, amount, notes = [], isFirst }: CvEntry & { isFirst: boolean }) {
  const { words } = useContent()
  return (
    <>
      {!isFirst && <span className="spelled">, </span>}
      <span className="item">
        {title}
        {amount !== undefined && (
          <>
            <span className="spelled"> {fill(words.skill.amount, { amount })}</span>
            <span className="ruler">
              <span style={{ width: `${amount}%` }} />
            </span>
          </>
        )}
        {notes.length > 0 && <span className="spelled">: </span>}
        <span className="note">{notes.join(' · ')}</span>
      </span>
    </>
  )
}
