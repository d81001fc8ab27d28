import { useContent } from '@/components/content/use-content'
import './article.css'
import { ArticleDates } from '@/components/article/article-dates'
import type { Article, Section } from '@/components/content/articles'
import { sheetOf } from '@/components/layout/sheets'
import { Cover } from '@/components/project/cover'
import { Eyebrow } from '@/components/ui/eyebrow'
import { LinkedTags } from '@/components/ui/linked-tags'
import { PageLink } from '@/components/ui/page-link'
import type { Project } from '@/content/schema/projects'

const FACTS = ['outcome', 'problem', 'role', 'team', 'duration'] as const

/** As in `<img sizes>`. */
const COVER_SIZES = '(min-width: 80rem) 40rem, (min-width: 64rem) 50vw, 92vw'

type ArticleHeaderProps = {
  article: Article
  section: Section
  /** Whose story it is. */
  project?: Project
}

export function ArticleHeader({ article, section, project }: ArticleHeaderProps) {
  const content = useContent()
  const { words } = content
  const { number, name } = sheetOf(content, section)
  const facts = FACTS.filter((fact) => article[fact])
  return (
    <header>
      <div>
        <Eyebrow number={number}>
          <PageLink href={content.base + section} prefetch={false} className="way-back">
            {name}
          </PageLink>
        </Eyebrow>
        <h1 className="mt-3 text-balance font-semibold text-title">{article.title}</h1>
        <p className="summary">{article.summary}</p>
        <p className="note">
          <ArticleDates article={article} />
        </p>
        {article.tags.length > 0 && (
          <p className="note mt-2">
            <span className="sr-only">{`${words.article.tags} `}</span>
            <bdi>
              <LinkedTags text={article.tags.join(', ')} />
            </bdi>
          </p>
        )}
      </div>
      {project && (
        <div className="cover squares">
          <Cover project={project} sizes={COVER_SIZES} isFirst />
        </div>
      )}
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map((fact) => (
            <div key={fact} className={fact}>
              <dt className="note">{words.article[fact]}</dt>
              <dd>{article[fact]}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}
