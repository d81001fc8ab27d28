import { pictureMistake } from '@/app/_findings/file-mistake'
import { checkTexts } from '@/app/_findings/finding'
import { asLines, withLines } from '@/app/_findings/report'
import { annotate } from '@/scripts/support/annotate'
import { mergeFindings, readContent } from '@/scripts/support/read-content'

/** Call it before a command imports content. @param shown matches the files that count. @throws with all mistakes. */
export async function refuseMistakes(shown?: RegExp) {
  const { content, unreadable } = await readContent()
  // These modules read the content while they load.
  const { findArticleMistakes } = await import('@/app/_findings/articles/article-mistakes')
  const { findMistakes, schemaMistakes } = await import('@/app/_findings/content/mistakes')
  const { inEachLanguage } = await import('@/app/_findings/content/in-each-language')
  const ofShown = () => [
    ...inEachLanguage(content, (translated) => [
      ...schemaMistakes(translated),
      ...checkTexts(translated, ['content/owner.ts', 'owner', 'cvPicture'], pictureMistake),
    ]),
    ...findArticleMistakes(),
  ]
  const found = mergeFindings(unreadable, shown ? ofShown() : findMistakes(content))
  const mistakes = shown ? found.filter(({ path: [file] }) => shown.test(String(file))) : found
  if (mistakes.length === 0) return
  annotate(withLines(mistakes).map((mistake) => ({ ...mistake, level: 'error' })))
  throw new Error(`Mistakes in the content:\n${asLines(mistakes).join('\n')}`)
}
