import { allArticleFiles } from '@/app/_findings/articles/all-article-files'
import { findArticleMistakes } from '@/app/_findings/articles/article-mistakes'
import { inEachLanguage } from '@/app/_findings/content/in-each-language'
import { findTranslationMistakes } from '@/app/_findings/content/translation-mistakes'
import { checkTexts, type Finding, finding } from '@/app/_findings/finding'
import { fileMistake, pictureMistake } from '@/app/_findings/public-file-mistake'
import { readPath } from '@/content/schema/article-folders'
import { CONTENT, EACH } from '@/content/schema/schemas'

/** Finds the mistakes, which stop a build. @param files may export anything, valid or not. */
export function findMistakes(files: object): Finding[] {
  return [
    ...inEachLanguage(files, (translated) => [
      ...schemaMistakes(translated),
      ...checkTexts(translated, 'picture', pictureMistake),
      ...storyMistakes(translated),
      ...checkTexts(translated, ['content/owner.ts', 'owner', 'cv'], cvMistake),
    ]),
    ...findTranslationMistakes(files),
    ...findArticleMistakes(),
  ]
}

function schemaMistakes(files: unknown): Finding[] {
  return (CONTENT.safeParse(files).error?.issues ?? []).flatMap(({ path, message, ...issue }) => {
    if (issue.code !== 'unrecognized_keys') return finding(files, path, message)
    return issue.keys.map((key) => finding(files, [...path, key], message))
  })
}

function storyMistakes(files: object): Finding[] {
  const names = allArticleFiles().flatMap(({ section, slug }) => (section === '/project' ? slug : []))
  const wanted = 'wanted the name of a file there without its ending'
  return checkTexts(files, ['content/projects.ts', 'projects', EACH, 'story'], (story) => {
    return !names.includes(readPath(story).slug) && `there is no content/projects/${story}.md; ${wanted}`
  })
}

function cvMistake(path: string) {
  if (!path.startsWith('/')) return undefined
  const kinds = /\.pdf$/i.test(path) ? ['pdf'] : undefined
  return fileMistake(path, 'wanted a PDF, which "npm run cv" prints', kinds)
}
