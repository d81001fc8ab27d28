import { publishedArticles } from '@/app/_findings/articles/all-article-files'
import { inEachLanguage } from '@/app/_findings/content/in-each-language'
import { finding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { picturePath } from '@/components/article/picture-path'
import { readArticle } from '@/components/content/article-files'
import { isVideoFile } from '@/components/files/picture-file'
import { textValuesFor } from '@/content/schema/schemas'

export function usedAddresses(files: object, type: 'picture' | 'video' | 'link') {
  const fieldAddresses = inEachLanguage(files, (translated) => {
    const fields = type === 'video' ? [] : textValuesFor(type, translated)
    return fields.map(({ path, value: address }) => ({ ...finding(translated, path), address }))
  })
  const textAddresses = publishedArticles().flatMap((article) => {
    const { addresses } = readArticle(article.file).body()
    return addresses.flatMap(({ type: written, line, url }) => {
      // A text writes a video as a picture, such as `![A demo](/demo.mp4)`.
      const kind = written === 'picture' && isVideoFile(url) ? 'video' : written
      const address = type === 'link' ? url : picturePath(url, article)
      if (kind !== type || !address) return []
      return { path: [article.file], line, text: `${type} ${show(url)}`, address }
    })
  })
  return [...fieldAddresses, ...textAddresses]
}
