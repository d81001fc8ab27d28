import { publishedArticles } from '@/app/_check/articles/all-articles'
import { inEachLanguage } from '@/app/_check/content/in-each-language'
import { finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { picturePath } from '@/components/article/targets'
import { readText } from '@/components/content/article-files'
import { isVideoFile } from '@/components/content/picture-kind'
import type { Address } from '@/components/markdown/read-body'
import { textValuesFor } from '@/content/schema/schemas'

/** Lists every address in the content, the stories, the notes and the pages of all languages, with its place. */
export function usedAddresses(files: object, type: 'picture' | 'video' | 'link') {
  const ofFiles = inEachLanguage(files, (one) =>
    (type === 'video' ? [] : textValuesFor(type, one)).map(({ path, value }) => ({
      ...finding(one, path),
      address: value,
    })),
  )
  const ofTexts = publishedArticles().flatMap((article) => {
    return readText(article.file)
      .body()
      .addresses.flatMap((one) => {
        const { line, url } = one
        if (kindOf(one) !== type) return []
        const address = type === 'link' ? url : picturePath(url, article)
        return address ? { path: [article.file], line, text: `${type} ${show(url)}`, address } : []
      })
  })
  return [...ofFiles, ...ofTexts]
}

/** A text shows a video as a picture. */
function kindOf({ type, url }: Address) {
  return type === 'picture' && isVideoFile(url) ? 'video' : type
}
