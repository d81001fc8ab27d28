import { checkFile } from '@/app/_check/articles/check-markdown'
import { finding, show } from '@/app/_check/finding'
import { inEachLanguage } from '@/app/_check/translation-mistakes'
import { decodedPath } from '@/components/content/addresses'
import { articleFiles } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { isHiddenDraft } from '@/components/content/front-matter'
import { ARTICLE_ROUTES } from '@/content/schema/pages'
import { textValuesFor } from '@/content/schema/schemas'

/** Files that systems and editors leave in a folder. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)(\/|$)/i

/** Lists every file of the owner in the folders of the stories, the notes and the pages, in all languages. */
export function allArticleFiles() {
  const files = contents.flatMap((content) =>
    ARTICLE_ROUTES.flatMap((section) => articleFiles(section, content)),
  )
  return files.filter(({ path }) => !LEFT_BEHIND.test(path))
}

/** Lists those that have a page. */
export function publishedArticles() {
  return allArticleFiles().filter(({ name, file }) => name && !isHiddenDraft(file))
}

/** Lists every address in the content, the stories and the notes of all languages, with its place. */
export function usedAddresses(content: object, type: 'picture' | 'link') {
  const ofContent = inEachLanguage(content, (one) =>
    textValuesFor(type, one).map(({ path, value }) => ({ ...finding(one, path), address: value })),
  )
  const ofTexts = publishedArticles().flatMap(({ file }) => {
    const addresses = checkFile(file).addresses.filter((one) => one.type === type)
    return addresses.map(({ line, url }) => {
      const address = type === 'picture' ? decodedPath(url) : url
      return { path: [file], line, text: `${type} ${show(url)}`, address }
    })
  })
  return [...ofContent, ...ofTexts]
}
