import { articleFiles } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { isHiddenDraft } from '@/components/content/published-articles'
import { ARTICLE_SECTIONS, readPath } from '@/content/schema/article-folders'
import { entriesOf } from '@/content/schema/cross-field-checks'

export function allArticleFiles() {
  return contents.flatMap((content) => ARTICLE_SECTIONS.flatMap((section) => articleFiles(section, content)))
}

export function publishedArticles() {
  const unnamed = unnamedStories().map(({ file }) => file)
  return allArticleFiles().filter(({ slug, file }) => slug && !isHiddenDraft(file) && !unnamed.includes(file))
}

/** Lists the stories that no project of their language names. They have no page. */
export function unnamedStories() {
  return contents.flatMap((content) => {
    const named = entriesOf(content.projects).map(({ story }) => readPath(String(story ?? '')).slug)
    return articleFiles('/project', content).filter(({ slug }) => slug && !named.includes(slug))
  })
}
