import { articleFiles, isHiddenDraft } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'
import { EACH, valuesAt } from '@/content/schema/schemas'

export function allArticleFiles() {
  return contents.flatMap((content) => ARTICLE_SECTIONS.flatMap((section) => articleFiles(section, content)))
}

export function publishedArticles() {
  const unnamed = unnamedStories().map(({ file }) => file)
  return allArticleFiles().filter(({ name, file }) => name && !isHiddenDraft(file) && !unnamed.includes(file))
}

/** Lists the stories without a page, because no project of their language names them. */
export function unnamedStories() {
  return contents.flatMap((content) => {
    const named = valuesAt(content, ['projects', EACH, 'story']).map(({ value }) => value)
    return articleFiles('/project', content).filter(({ name }) => name && !named.includes(name))
  })
}
