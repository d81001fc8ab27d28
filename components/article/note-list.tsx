import { Fragment } from 'react'
import { DatesAndReadingTime } from '@/components/article/dates-and-reading-time'
import { type Article, allNotes, hasFeed, otherLanguageOf } from '@/components/content/article-lists'
import { hasTag, noteTags } from '@/components/content/note-tags'
import { useContent } from '@/components/content/use-content'
import { SheetHeader } from '@/components/layout/sheet-header'
import { withBasePath } from '@/components/text/addresses'
import { counted, fill, plural } from '@/components/text/fill'
import { languageName } from '@/components/text/locale'
import { ArticleLink } from '@/components/ui/article-link'
import { buttonClass } from '@/components/ui/button-class'
import { FilterCount, FilterSelect, filtersShowing } from '@/components/ui/filter/filter-select'

/** Only the latest notes show their summary. With a hundred summaries, the page would weigh half as much again. */
const MAX_CARDS = 6

export function NoteList() {
  const content = useContent()
  const { base, language, words } = content
  const notes = allNotes(content)
  const count = notes.length
  const shows = (tag: string, note: Article) => !tag || hasTag(note, tag)
  const options = ['', ...noteTags(content)].map((tag) => {
    const shown = notes.filter((note) => shows(tag, note)).length
    const text = fill(plural(words.notes.shown, count, language), { shown, count })
    return { value: tag, label: tag || words.notes.all, count: text }
  })
  const hasFilter = options.length > 1
  const filtersOf = (...group: Article[]) =>
    hasFilter ? filtersShowing(options, (tag) => group.some((note) => shows(tag, note))) : undefined
  return (
    // The filter sets `data-filter` outside of React.
    <div id="notes" suppressHydrationWarning>
      <SheetHeader
        href="/notes"
        title={words.notes.heading}
        count={hasFilter ? <FilterCount options={options} /> : counted(words.notes.count, count, language)}
      >
        {hasFilter && <FilterSelect list="notes" name="tag" label={words.article.tags} options={options} />}
      </SheetHeader>
      {count === 0 ? (
        <p className="text-muted">{words.notes.none}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {notes.slice(0, MAX_CARDS).map((note) => (
            <NoteCard key={note.href} note={note} filters={filtersOf(note)} />
          ))}
        </ul>
      )}
      {count > MAX_CARDS && <EarlierNotes notes={notes.slice(MAX_CARDS)} filtersOf={filtersOf} />}
      {hasFeed(content) && (
        <p className="mt-8 print:hidden">
          <a href={withBasePath(`${base}/feed.xml`)} className={buttonClass.quiet}>
            {words.notes.feed}
          </a>
        </p>
      )}
    </div>
  )
}

function NoteCard({ note, filters }: { note: Article; filters?: string }) {
  const content = useContent()
  const lang = otherLanguageOf(note, content)
  return (
    <li data-filters={filters} lang={lang} className="frame flex flex-col p-5 only:col-span-full lg:p-8">
      <p lang={lang && content.language} className="dotted note">
        {lang && <span>{languageName(lang, content.language)}</span>}
        <DatesAndReadingTime article={note} />
      </p>
      <h2 className="mt-3 font-semibold text-[1.375rem] leading-7 tracking-tight">
        <ArticleLink article={note} className={buttonClass.text}>
          <bdi>{note.title}</bdi>
        </ArticleLink>
      </h2>
      <p dir="auto" className="mt-3 text-pretty text-base/6.5 text-muted">
        {note.summary}
      </p>
      {note.tags.length > 0 && (
        <p className="note mt-auto pt-4">
          <bdi>{note.tags.join(', ')}</bdi>
        </p>
      )}
    </li>
  )
}

type EarlierNotesProps = { notes: Article[]; filtersOf: (...group: Article[]) => string | undefined }

function EarlierNotes({ notes, filtersOf }: EarlierNotesProps) {
  const years = [...new Set(notes.map(({ date }) => date.slice(0, 4)))].sort().reverse()
  return (
    <ul className="note-lines mt-12 gap-x-8 md:columns-2">
      {years.map((year) => {
        const ofYear = notes.filter(({ date }) => date.startsWith(year))
        return (
          <Fragment key={year}>
            <li data-filters={filtersOf(...ofYear)}>
              <h2 className="note">{year}</h2>
            </li>
            {ofYear.map((note) => (
              <NoteLine key={note.href} note={note} filters={filtersOf(note)} />
            ))}
          </Fragment>
        )
      })}
    </ul>
  )
}

/** A line shows the title alone, because a page contains each text twice: as HTML, and as data for React. */
function NoteLine({ note, filters }: { note: Article; filters?: string }) {
  const content = useContent()
  const lang = otherLanguageOf(note, content)
  return (
    <li data-filters={filters} lang={lang}>
      <ArticleLink article={note} dir="auto">
        {note.title}
      </ArticleLink>
      {lang && (
        <p lang={content.language} className="note -mt-2 pb-3">
          {languageName(lang, content.language)}
        </p>
      )}
    </li>
  )
}
