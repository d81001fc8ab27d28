import { ArticleDates } from '@/components/article/article-dates'
import type { Article } from '@/components/content/article-files'
import { otherLanguageOf } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { languageName } from '@/components/text/language-name'
import { ArticleLink } from '@/components/ui/article-link'
import { buttonClass } from '@/components/ui/button-class'

/** @param filters values of `data-filter` under which it shows. */
export function NoteCard({ note, filters }: { note: Article; filters?: string }) {
  const content = useContent()
  const other = otherLanguageOf(note, content)
  return (
    <li data-filters={filters} lang={other} className="frame flex flex-col p-5 only:col-span-full lg:p-8">
      <p lang={other && content.language} className="dotted note">
        {other && <span>{languageName(other, content.language)}</span>}
        <ArticleDates article={note} />
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
