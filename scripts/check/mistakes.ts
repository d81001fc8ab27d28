import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { ADDRESSES } from '@/content/schema/pages'
import { findArticleMistakes } from '@/scripts/check/articles'
import { type Finding, finding, inFile, type Path, valueAt } from '@/scripts/check/finding'
import { findHiddenCharacters } from '@/scripts/check/hidden-characters'
import { lineOf } from '@/scripts/check/lines'
import { contentSchema } from '@/scripts/check/schema'

/** Fields of earlier versions, for owners who have just merged an update. */
const MOVED: Record<string, string> = {
  'experience.period':
    'period is now start and end, for example start: "2023-09", end: "2024"; leave end out for your present job',
  'qualifications.detail':
    'detail is now score and institution, for example score: "75%", institution: "City College"',
}

/** The mistakes that stop a build. @param content whatever the files export, valid or not. */
export function findMistakes(content: unknown): Finding[] {
  const { error } = contentSchema.safeParse(content)
  const inContent = (error?.issues ?? []).flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return finding(content, issue.path, issue.message + hint(content, issue.path))
    return issue.keys.map((key) =>
      finding(content, [...issue.path, key], MOVED[`${String(issue.path[1])}.${key}`] ?? issue.message),
    )
  })
  const hidden = error ? [] : findHiddenCharacters(Object(content))
  const inArticles = error ? [] : findArticleMistakes()
  return [...inContent, ...hidden, ...inArticles, ...pagesWithoutFile()]
}

function pagesWithoutFile(): Finding[] {
  return ADDRESSES.map((address) => ({ address, file: posix.join('app', address, 'page.tsx') }))
    .filter(({ file }) => !existsSync(file))
    .map(({ address, file }) => ({
      path: ['content/schema/pages.ts', 'pages', address],
      text: `pages, ${address}: there is no ${file}; wanted a page at this address`,
    }))
}

/** For owners who have just merged an update that brought a new list. */
function hint(content: unknown, path: Path) {
  const isExport = path.length === 2 && valueAt(content, path) === undefined
  return isExport
    ? `; if an update brought it, copy it with its type from tests/specimen/${String(path[0])}`
    : ''
}

/** Each on one line, as `npm run doctor` prints it. */
export function listMistakes(content: unknown) {
  return findMistakes(content).map(({ path, line, text }) =>
    inFile(String(path[0]), line ?? lineOf(path), text),
  )
}
