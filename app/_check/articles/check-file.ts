import { checkMarkdown } from '@/app/_check/articles/check-markdown'
import type { ArticleFile } from '@/components/content/article-files'
import { readSource } from '@/components/content/front-matter'
import { keepByFile } from '@/components/content/keep-by-file'
import { pageSchema } from '@/content/schema/article'

const checkPage = keepByFile(readSource, (source) => checkMarkdown(source, pageSchema.shape))
const checkArticle = keepByFile(readSource, (source) => checkMarkdown(source))

/** This file imports no content, so that an edit of that checks no text again. */
export function checkFile({ file, section }: ArticleFile) {
  return section === '/page-file' ? checkPage(file) : checkArticle(file)
}
