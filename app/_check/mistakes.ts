import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { findArticleMistakes } from '@/app/_check/article-mistakes'
import { type Finding, finding, findingIf, valueAt } from '@/app/_check/finding'
import { asLines } from '@/app/_check/lines'
import { cvMistake, pictureMistake } from '@/app/_check/pictures'
import { schemaMistakes } from '@/app/_check/schemas'
import { folderMistakes, inEachLanguage } from '@/app/_check/translation-mistakes'
import { fileOf } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/languages'
import { type Path, textsFor } from '@/content/schema/fields'
import { ADDRESSES, ARTICLE_FOLDERS } from '@/content/schema/pages'
import { entriesOf } from '@/content/schema/parts'

/** The mistakes that stop a build. @param content whatever the files export, valid or not. */
export function findMistakes(content: object): Finding[] {
  return [
    ...inEachLanguage(content, contentMistakes),
    ...folderMistakes(content),
    ...findArticleMistakes(),
    ...pagesWithoutFile(),
  ]
}

function contentMistakes(content: object) {
  return [...schemaMistakes(content), ...fileMistakes(content), ...filterMistakes(content)]
}

/** A further language shows the pages of the first one, each by a file of its own. */
function pagesWithoutFile(): Finding[] {
  return ADDRESSES.flatMap((address) => [
    { address, file: posix.join('app/(default)', address, 'page.tsx') },
    ...(furtherLanguages.length > 0
      ? [{ address, file: posix.join('app/[language]', address, 'page.translated.tsx') }]
      : []),
  ])
    .filter(({ file }) => !existsSync(file))
    .map(({ address, file }) => ({
      path: ['content/schema/pages.ts', 'pages', address],
      text: `pages, ${address}: there is no ${file}; wanted a page at this address`,
    }))
}

/** Files that the content names and that are missing or wrong. */
function fileMistakes(content: unknown) {
  const pictures = textsFor('picture', content).flatMap(({ path, value }) =>
    findingIf(content, path, pictureMistake(value)),
  )
  const path = ['content/owner.ts', 'owner', 'cv']
  const cv = valueAt(content, path)
  const isFile = typeof cv === 'string' && /^\/\P{Cc}+$/u.test(cv)
  const message = isFile && cvMistake(cv)
  const stories = entriesOf(Object(content)['content/projects.ts']?.projects).flatMap(({ story }, index) => {
    if (typeof story !== 'string' || !story || hasStory(story)) return []
    const message = `there is no ${ARTICLE_FOLDERS['/project']}/${story}.mdx; wanted the name of a file there without its ending`
    return finding(content, ['content/projects.ts', 'projects', index, 'story'], message)
  })
  return [...pictures, ...stories, ...findingIf(content, path, message)]
}

/** One mistake for all services, because a change of the filters often breaks several at once. */
function filterMistakes(content: unknown) {
  const { 'content/services.ts': services, 'content/projects.ts': projects } = Object(content)
  const values = entriesOf(projects?.projectFilters).map((option) => option.value)
  // Without any filter, every button leads to all projects.
  if (values.length === 0) return []
  const [first, ...more] = entriesOf(services?.services).flatMap(({ filter }, index): Path[] => {
    if (typeof filter !== 'string' || filter === '' || values.includes(filter)) return []
    return [['content/services.ts', 'services', index, 'filter']]
  })
  if (!first) return []
  const wanted = `wanted the value of a project filter: ${values.map((value) => JSON.stringify(value)).join(', ')}`
  const others = more.map((path) => finding(content, path).text)
  return [finding(content, first, [wanted, ...others].join('; the same for '))]
}

/** Whether any language has it. */
function hasStory(name: string) {
  return contents.some((content) => fileOf('/project', name, content))
}

/** Each on one line, as `npm run doctor` prints it. */
export function listMistakes(content: object) {
  return asLines(findMistakes(content))
}
