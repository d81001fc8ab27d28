import { publishedArticles } from '@/app/_check/articles/all-articles'
import { checkFile } from '@/app/_check/articles/check-markdown'
import { inEachLanguage } from '@/app/_check/content/in-each-language'
import { finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { decodedPath } from '@/components/content/addresses'
import { textValuesFor } from '@/content/schema/schemas'

/** Lists every address in the content, the stories, the notes and the pages of all languages, with its place. */
export function usedAddresses(files: object, type: 'picture' | 'link') {
  const ofFiles = inEachLanguage(files, (one) =>
    textValuesFor(type, one).map(({ path, value }) => ({ ...finding(one, path), address: value })),
  )
  const ofTexts = publishedArticles().flatMap((article) => {
    const addresses = checkFile(article).addresses.filter((address) => address.type === type)
    return addresses.map(({ line, url }) => {
      const address = type === 'picture' ? decodedPath(url) : url
      return { path: [article.file], line, text: `${type} ${show(url)}`, address }
    })
  })
  return [...ofFiles, ...ofTexts]
}
