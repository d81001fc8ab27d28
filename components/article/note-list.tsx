import { ArticleDates } from '@/components/article/article-dates'
import { readNotes } from '@/components/content/articles'
import { language, words } from '@/components/content/content'
import { hasTag, noteTags } from '@/components/content/note-tags'
import { publicPath } from '@/components/content/public-path'
import { SheetHeader } from '@/components/layout/sheet-header'
import { fill } from '@/components/text/fill'
import { counted, plural } from '@/components/text/plural'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { FilterCount, ListFilter, placesOf } from '@/components/ui/filter/list-filter'
import { PageLink } from '@/components/ui/page-link'

export function NoteList() {
  const notes = readNotes()
  const count = notes.length
  const tags = noteTags()
  const options = ['', ...tags].map((value) => {
    const shown = value ? notes.filter((note) => hasTag(note, value)).length : count
    return {
      value,
      label: value || words.notes.all,
      count: fill(plural(words.notes.shown, count, language), { shown, count }),
    }
  })
  return (
    // The filter sets an attribute outside of React.
    <div id="notes" suppressHydrationWarning>
      <SheetHeader
        href="/notes"
        title={words.notes.heading}
        count={tags.length > 0 ? <FilterCount options={options} /> : counted(words.notes.count, count)}
      >
        {tags.length > 0 && (
          <ListFilter list="notes" name="tag" label={words.article.tags} options={options} length={count} />
        )}
      </SheetHeader>
      {count === 0 ? (
        <p className="text-muted">{words.notes.none}</p>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
            {notes.map((note) => (
              <Card
                as="li"
                key={note.name}
                data-filters={
                  tags.length > 0 ? placesOf(options, (tag) => !tag || hasTag(note, tag)) : undefined
                }
                className="flex flex-col p-5 only:col-span-full lg:p-8"
              >
                <p className="note">
                  <ArticleDates article={note} />
                </p>
                <h2 className="mt-3 font-semibold text-[1.375rem] leading-7 tracking-tight">
                  <PageLink href={note.href} className={buttonClass.text}>
                    <bdi>{note.title}</bdi>
                  </PageLink>
                </h2>
                <p dir="auto" className="mt-3 text-pretty text-base/6.5 text-muted">
                  {note.summary}
                </p>
                {note.tags.length > 0 && <p className="note mt-auto pt-4">{note.tags.join(', ')}</p>}
              </Card>
            ))}
          </ul>
          <p className="mt-8 print:hidden">
            <a href={publicPath('/feed.xml')} className={buttonClass.quiet}>
              {words.notes.feed}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
