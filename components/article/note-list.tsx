import { minutesToRead, readNotes } from '@/components/content/articles'
import { words } from '@/components/content/content'
import { publicPath } from '@/components/content/public-path'
import { counted } from '@/components/text/plural'
import { buttonClass } from '@/components/ui/button-class'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Card } from '@/components/ui/card'
import { PageLink } from '@/components/ui/page-link'

export function NoteList() {
  const notes = readNotes()
  if (notes.length === 0) return <p className="text-muted">{words.notes.none}</p>
  return (
    <>
      <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
        {notes.map((note) => (
          <Card as="li" key={note.name} className="flex flex-col p-5 only:col-span-full lg:p-8">
            <p className="note">
              <CalendarDate date={note.date} />
              {` · ${counted(words.article.minutes, minutesToRead(note))}`}
            </p>
            <h2 className="mt-3 font-semibold text-[1.375rem] leading-7 tracking-tight">
              <PageLink href={note.href} className={buttonClass.text}>
                <bdi>{note.title}</bdi>
              </PageLink>
            </h2>
            <p dir="auto" className="mt-3 text-pretty text-base/6.5 text-muted">
              {note.summary}
            </p>
          </Card>
        ))}
      </ul>
      <p className="mt-8 print:hidden">
        <a href={publicPath('/feed.xml')} className={buttonClass.quiet}>
          {words.notes.feed}
        </a>
      </p>
    </>
  )
}
