import { aliasMistakes } from '@/app/_findings/articles/alias-mistakes'
import { allArticleFiles } from '@/app/_findings/articles/all-article-files'
import { privateComments } from '@/app/_findings/articles/foreign-markup'
import { frontMatterMistakes } from '@/app/_findings/articles/front-matter-mistakes'
import { nameMistake } from '@/app/_findings/articles/name-mistake'
import { conflictMistakes } from '@/app/_findings/conflict-mistakes'
import { type Finding, inFile, type LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { mediaMistake } from '@/app/_findings/public-file-mistake'
import { kindOf } from '@/app/_untrusted/file-kind'
import { picturePath } from '@/components/article/picture-path'
import { type ArticleFile, readArticle, sourceOf } from '@/components/content/article-files'
import { isHiddenDraft } from '@/components/content/published-articles'

/** Leaves out drafts, because no build shows them. */
export function findArticleMistakes(): Finding[] {
  const files = allArticleFiles().filter(({ file }) => !isHiddenDraft(file))
  const mistakes = files.flatMap((article) => inFile(article.file, mistakesIn(article, files)))
  return [...mistakes, ...aliasMistakes(files)]
}

/** Finds the places where a text would publish something false, broken or private. */
function mistakesIn(article: ArticleFile, allFiles: ArticleFile[]): LineFinding[] {
  const wrongName = nameMistake(article, allFiles)
  if (wrongName) return [{ text: wrongName }]
  const { file } = article
  const source = sourceOf(file)
  if (source === undefined)
    return [{ text: `it is ${kindOf(file) ?? 'not UTF-8'} — save it as a text in UTF-8` }]
  const conflicts = conflictMistakes(source)
  if (conflicts.length > 0) return conflicts
  const { frontMatter, body } = readArticle(file)
  if (frontMatter.mistake) {
    const { line, cause } = frontMatter.mistake
    const written = show(source.split('\n')[line - 1]?.trim())
    const remedy = 'a value with a colon or another special character needs quotes'
    return [{ line, text: `${written} — ${cause}; ${remedy}` }]
  }
  const { excess, prose, addresses } = body()
  if (excess) return [excess]
  const pictures = addresses.flatMap(({ type, url, line }) => {
    const path = type !== 'link' && picturePath(url, article)
    const mistake = path && mediaMistake(path)
    return mistake ? { line, text: `${type} ${show(url)}: ${mistake}` } : []
  })
  return [...frontMatterMistakes(article), ...privateComments(prose), ...pictures]
}
