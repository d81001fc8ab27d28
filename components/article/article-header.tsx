import './article.css'
import './article-header.css'
import { DatesAndReadingTime } from '@/components/article/dates-and-reading-time'
import { elementsOf } from '@/components/article/markdown-elements'
import type { Article } from '@/components/content/article-lists'
import { useContent } from '@/components/content/use-content'
import { Eyebrow } from '@/components/layout/eyebrow'
import { sheetOf } from '@/components/layout/sheets'
import { Cover } from '@/components/project/cover'
import { fill } from '@/components/text/fill'
import { withUnits } from '@/components/text/with-units'
import { LinkedTags } from '@/components/ui/linked-tags'
import { Name } from '@/components/ui/name'
import { PageLink } from '@/components/ui/page-link'
import type { Decision } from '@/content/schema/article'
import type { Project } from '@/content/schema/projects'

/** In characters. A shorter title of a story is as large as the name on the home page. */
const DISPLAY_TITLE_LENGTH = 36

export function ArticleHeader({ article, project }: { article: Article; project?: Project }) {
  const content = useContent()
  const isDisplay = project && article.title.length < DISPLAY_TITLE_LENGTH
  return (
    <header>
      <div className="opening">
        {article.sheet ? (
          <Eyebrow href={article.sheet}>
            {article.date && (
              <PageLink href={content.base + article.sheet} prefetch={false} className="way-back">
                {sheetOf(content, article.sheet).name}
              </PageLink>
            )}
          </Eyebrow>
        ) : (
          <p className="off-grid note">{content.owner.name}</p>
        )}
        <Name size={isDisplay ? 'display' : 'title'} text={article.title}>
          {elementsOf(article.heading, article)}
        </Name>
      </div>
      <FactList article={article} facts={['outcome']} className="outcome" />
      {project && (
        <div className="cover squares">
          <Cover project={project} sizes="(min-width: 64rem) 68vw, 92vw" isFirst isWhole />
        </div>
      )}
      <div className="lead">
        {article.lead && <p className="summary">{elementsOf(article.lead, article)}</p>}
        {(article.date || article.updated || article.isDraft) && (
          <p className="note">
            <DatesAndReadingTime article={article} />
          </p>
        )}
        {article.tags.length > 0 && (
          <p className="note mt-2">
            <span className="sr-only">{`${content.words.article.tags} `}</span>
            <bdi>
              <LinkedTags text={article.tags.join(', ')} />
            </bdi>
          </p>
        )}
      </div>
      <FactList
        article={article}
        facts={['problem', 'role', 'team', 'duration']}
        decisions={article.decisions}
        className="facts"
      />
    </header>
  )
}

type FactName = 'outcome' | 'problem' | 'role' | 'team' | 'duration'

type FactListProps = { article: Article; facts: FactName[]; decisions?: Decision[]; className: string }

function FactList({ article, facts, decisions = [], className }: FactListProps) {
  const { words } = useContent()
  const filled = facts.filter((fact) => article[fact])
  if (filled.length + decisions.length === 0) return null
  return (
    <dl className={className}>
      {filled.map((fact) => (
        <div key={fact}>
          <dt className="note">{words.article[fact]}</dt>
          <dd>{withUnits(article[fact] ?? '')}</dd>
        </div>
      ))}
      {decisions.map(({ chose, over, because }) => (
        <div key={chose}>
          <dt className="note">{words.article.decision}</dt>
          <dd>{chose}</dd>
          <dd className="text-muted">{fill(words.article.over, { over })}</dd>
          <dd>{because}</dd>
        </div>
      ))}
    </dl>
  )
}
