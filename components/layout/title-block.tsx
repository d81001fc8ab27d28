import { otherLanguageOf, pagesFor } from '@/components/content/article-lists'
import { useContent } from '@/components/content/use-content'
import { sheetsOf } from '@/components/layout/sheets'
import { fill, fillWith } from '@/components/text/fill'
import { mailtoAddress } from '@/components/text/mailto-address'
import { ArticleLink } from '@/components/ui/article-link'
import { CalendarDate } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'

/** The footer of every page, as the title block of a drawing. The 404 has the number 0. */
export function TitleBlock({ number }: { number: number }) {
  const content = useContent()
  const { base, owner, words, work } = content
  return (
    <footer className="container-sheet">
      <div className="title-block note">
        <p dir="auto">{owner.name}</p>
        {words.everyPage.sheet && (
          <p className="whitespace-nowrap">
            {fill(words.everyPage.sheet, { number: number || '—', count: sheetsOf(content).length })}
          </p>
        )}
        {owner.updated && (
          <p className="whitespace-pre">
            {fillWith(
              words.everyPage.updated,
              <CalendarDate date={owner.updated.slice(0, 7)} month="long" />,
            )}
          </p>
        )}
        {work.length > 0 && (
          <PageLink
            href={`${base}/skill#experience`}
            prefetch={false}
            className="whitespace-nowrap hover:text-primary"
          >
            {words.skill.experience}
          </PageLink>
        )}
        {pagesFor('footer', content).map((article) => (
          <ArticleLink key={article.slug} article={article} className="hover:text-primary">
            <bdi lang={otherLanguageOf(article, content)}>{article.label}</bdi>
          </ArticleLink>
        ))}
        <a href={mailtoAddress(owner.email)} className="hover:text-primary max-sm:odd:col-span-2">
          {owner.email}
        </a>
      </div>
    </footer>
  )
}
