import { articleFiles } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { isHiddenDraft } from '@/components/content/front-matter'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'

/** Lists every file of the owner in the folders of the stories, the notes and the pages, in all languages. */
export function allArticleFiles() {
  return contents.flatMap((content) => ARTICLE_SECTIONS.flatMap((section) => articleFiles(section, content)))
}

/** Lists those that have a page. */
export function publishedArticles() {
  return allArticleFiles().filter(({ name, file }) => name && !isHiddenDraft(file))
}
