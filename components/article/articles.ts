import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { projects } from '@/content/projects'
import type { Facts } from '@/content/schema/article'
import { ARTICLE_FOLDERS } from '@/content/schema/pages'
import type { Project } from '@/content/schema/projects'
import { language } from '@/content/words'

export type Article = Facts & {
  /** Of the file, without its ending. */
  name: string
  /** With its folder. */
  file: string
  href: string
  /** What follows the facts, in Markdown. */
  text: string
}

export type Story = Article & { project: Project }

export type Section = keyof typeof ARTICLE_FOLDERS

/** The stories that projects name, in the order of the projects. */
export const readStories = once(() =>
  projects.flatMap((project): Story[] => {
    const article = project.story && readArticle('/project', project.story)
    return article ? [{ ...article, project }] : []
  }),
)

/** Every note, newest first. */
export const readNotes = once(() =>
  namesIn('/notes')
    .flatMap((name) => readArticle('/notes', name) ?? [])
    .sort((one, other) => other.date.localeCompare(one.date) || one.name.localeCompare(other.name)),
)

/** The names of the files of a section. */
export function namesIn(section: Section) {
  const folder = ARTICLE_FOLDERS[section]
  // Without these comments, Turbopack would deploy the whole project with the server, and warn of it.
  const files = existsSync(/* turbopackIgnore: true */ folder)
    ? readdirSync(/* turbopackIgnore: true */ folder)
    : []
  return files.filter((file) => /\.mdx?$/.test(file)).map((file) => file.replace(/\.mdx?$/, ''))
}

/** The path of the file, or undefined if there is none. */
export function fileOf(section: Section, name: string) {
  return ['mdx', 'md']
    .map((ending) => `${ARTICLE_FOLDERS[section]}/${name}.${ending}`)
    .find((file) => existsSync(file))
}

export function splitFacts(source: string) {
  const [, facts = '', text = source] = /^---\r?\n(.*?)^---\s*?$(.*)/ms.exec(source) ?? []
  return { facts, text }
}

function readArticle(section: Section, name: string): Article | undefined {
  const file = fileOf(section, name)
  if (!file) return undefined
  const { facts, text } = splitFacts(readFileSync(file, 'utf8'))
  return { ...(parse(facts) as Facts), name, file, href: `${section}/${name}`, text } // the build has checked the facts
}

/** In development, files change while the server runs. */
function once<T>(read: () => T) {
  let known: T | undefined
  return () => {
    if (process.env.NODE_ENV === 'development') return read()
    known ??= read()
    return known
  }
}

/** In words a minute, of a reader who reads to understand. */
const READING_SPEED = 220

/** Counts words as the language does, because not every language has spaces. Code is not read word by word. */
export function minutesToRead({ text }: Article) {
  const prose = text.replace(/^```.*?^```/gms, '')
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(prose)]
  return Math.ceil(segments.filter(({ isWordLike }) => isWordLike).length / READING_SPEED) || 1
}
