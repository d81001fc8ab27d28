import { type Article, minutesToRead } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { counted, fillWith } from '@/components/text/fill'
import { CalendarDate } from '@/components/ui/dates'

export function ArticleDates({ article }: { article: Article }) {
  const { language, words } = useContent()
  return (
    <span className="dotted">
      {/* Only the owner sees it, in development. */}
      {article.draft === 'true' && <strong className="text-pencil">Draft</strong>}
      {article.date && <CalendarDate date={article.date} />}
      {article.updated && (
        <span>{fillWith(words.article.updated, <CalendarDate date={article.updated} />)}</span>
      )}
      {article.date && <span>{counted(words.article.minutes, minutesToRead(article), language)}</span>}
    </span>
  )
}
