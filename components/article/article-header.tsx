import './article.css'
import { type Article, minutesToRead, type Section } from '@/components/article/articles'
import { sheetOf } from '@/components/layout/sheets'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Eyebrow } from '@/components/ui/eyebrow'
import { PageLink } from '@/components/ui/page-link'
import { counted } from '@/components/ui/plural'
import { words } from '@/content/words'

const FACTS = ['problem', 'role', 'team', 'duration', 'outcome'] as const

export function ArticleHeader({ article, section }: { article: Article; section: Section }) {
  const { number, name } = sheetOf(section)
  const facts = FACTS.filter((fact) => article[fact])
  return (
    <header>
      <div>
        <Eyebrow number={number}>
          <PageLink href={section} prefetch={false} className="way-back">
            {name}
          </PageLink>
        </Eyebrow>
        <h1 className="mt-3 text-balance font-semibold text-title">{article.title}</h1>
        <p className="summary">{article.summary}</p>
        <p className="note">
          <CalendarDate date={article.date} />
          {` · ${counted(words.article.minutes, minutesToRead(article))}`}
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map((fact) => (
            <div key={fact}>
              <dt className="note">{words.article[fact]}</dt>
              <dd>{article[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}
