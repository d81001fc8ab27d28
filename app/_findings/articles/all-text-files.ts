import { contents } from '@/components/content/content'
import { isHiddenDraft, textFiles } from '@/components/content/text-files'
import { ARTICLE_SECTIONS, readPath } from '@/content/schema/article-folders'
import { entriesOf } from '@/content/schema/cross-field-checks'

export function allTextFiles() {
  return contents.flatMap((content) => ARTICLE_SECTIONS.flatMap((section) => textFiles(section, content)))
}

export function publishedArticles() {
  const unnamed = unnamedStories().map(({ file }) => file)
  return allTextFiles().filter(({ slug, file }) => slug && !isHiddenDraft(file) && !unnamed.includes(file))
}

/** Lists the stories that no project of their language names. They have no page. */
export function unnamedStories() {
  return contents.flatMap((content) => {
    const named = entriesOf(content.projects).map(({ story }) => readPath(String(story ?? '')).slug)
    return textFiles('/project', content).filter(({ slug }) => slug && !named.includes(slug))
  })
}
