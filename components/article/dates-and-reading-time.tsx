import type { Article } from '@/components/content/article-lists'
import { useContent } from '@/components/content/use-content'
import { plainText } from '@/components/markdown/plain-text'
import { countWords } from '@/components/text/count-words'
import { counted, fillWith } from '@/components/text/fill'
import { CalendarDate } from '@/components/ui/dates'

export function DatesAndReadingTime({ article }: { article: Article }) {
  const { language, words } = useContent()
  const { isDraft, date, updated } = article
  return (
    <span className="dotted">
      {/* The mark of a draft is English in all languages, because only the owner sees it, in development. */}
      {isDraft && <strong className="text-pencil">Draft</strong>}
      {date && <CalendarDate date={date} />}
      {updated && <span>{fillWith(words.article.updated, <CalendarDate date={updated} />)}</span>}
      {date && <span>{counted(words.article.minutes, minutesToRead(article), language)}</span>}
    </span>
  )
}

const WORDS_PER_MINUTE = 220

function minutesToRead({ body, language }: Article) {
  return Math.ceil(countWords(plainText(body().tree), language) / WORDS_PER_MINUTE) || 1
}
