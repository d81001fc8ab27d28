import { lstatSync } from 'node:fs'
import { sep } from 'node:path'
import { type Content, contentIn, contents } from '@/components/content/content'
import { namesIn } from '@/components/content/folder'
import { dayOf, isHiddenDraft, readMarkdown, tagsOf } from '@/components/content/front-matter'
import { outsideRender } from '@/components/content/outside-render'
import { countWords } from '@/components/text/sentences'
import type { FrontMatter } from '@/content/schema/article'
import { isExample } from '@/content/schema/example'
import { type ARTICLE_FOLDERS, folderOf } from '@/content/schema/pages'
import type { Project } from '@/content/schema/projects'

/** A page that is a file has no date. */
export type Article = Omit<FrontMatter, 'tags' | 'aliases'> & {
  tags: string[]
  aliases: string[]
  /** For the bar and the footer. */
  label: string
  /** Its tag. */
  language: string
  /** Of the file, without its ending. */
  name: string
  /** With its folder. */
  file: string
  href: string
  /** The page whose number it has, without what stands in front of it in a further language. */
  sheet: string
  /** The text below the front matter, in Markdown. */
  text: string
}

export type Story = Article & { project: Project }

export type Section = keyof typeof ARTICLE_FOLDERS

/** Reads the stories that projects name, in the order of the projects. A story that the language lacks is in another one. */
export const readStories = once((content) => {
  const stories = [content, ...contents].flatMap((one) => readArticles('/project', one))
  return content.projects.flatMap((project): Story[] => {
    const article = stories.find(({ name }) => name === project.story)
    return article ? [{ ...article, project }] : []
  })
})

export function storyOf(content: Content, project: Project) {
  return readStories(content).find((story) => story.project === project)
}

/** Lists the stories that have a page in this language. */
export function storiesIn(content: Content) {
  return readStories(content).filter(({ language }) => language === content.language)
}

export function articlesIn(content: Content): Article[] {
  return [...storiesIn(content), ...readNotes(content)]
}

export function ownStories(content: Content) {
  return storiesIn(content).filter(({ project }) => !isExample(project))
}

/** Reads every note in this language, newest first. */
export const readNotes = once((content) => readArticles('/notes', content).sort(byDate))

/** Every page in this language that is a file. */
export const readPages = once((content) => readArticles('/page-file', content))

/** Lists the pages for the bar or the footer. Those that this language lacks are in the first one. */
export function pagesFor(place: 'bar' | 'footer', content: Content) {
  const own = readPages(content)
  const others = readPages(contentIn()).filter(({ name }) => !own.some((page) => page.name === name))
  return [...own, ...others].filter((page) => (page.place ?? 'bar') === place)
}

export function hasFeed(content: Content) {
  return readNotes(content).length > 0
}

/** Lists the notes of a language, then those that only other languages have, each newest first. */
export const listNotes = once((content) => {
  const notes = [content, ...contents].flatMap(readNotes)
  const firsts = [...new Map(notes.toReversed().map((note) => [note.name, note])).values()]
  const isOther = ({ language }: Article) => Number(language !== content.language)
  return firsts.sort((one, other) => isOther(one) - isOther(other) || byDate(one, other))
})

/** Sorts the newest first. */
function byDate(one: Article, other: Article) {
  return other.date.localeCompare(one.date) || one.name.localeCompare(other.name)
}

/** Lists the tags of all notes in their list, each once and as its first note writes it, in alphabetical order. */
export const noteTags = once((content) => {
  const notes = listNotes(content).toReversed()
  const tags = new Map(notes.flatMap((note) => note.tags.map((tag) => [tag.toLowerCase(), tag])))
  return [...tags.values()].sort(new Intl.Collator(content.language).compare)
})

/** Ignores case, because a reader does. */
export function hasTag({ tags }: Pick<Article, 'tags'>, tag: string) {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase())
}

/** Lists every file in the folder of a section and below it. The name of a page needs no encoding in its address. */
export function articleFiles(section: Section, { base }: { base: string }) {
  const folder = folderOf(section, { base })
  return namesIn(folder, true)
    .filter((path) => !lstatSync(/* turbopackIgnore: true */ `${folder}/${path}`).isDirectory())
    .sort()
    .map((systemPath) => {
      const path = systemPath.split(sep).join('/')
      /** Undefined if the file is no page. */
      const name = /^([a-z\d]+(?:-[a-z\d]+)*)\.mdx?$/.exec(path)?.[1]
      const isPage = section === '/page-file'
      const sheet = isPage ? `/${name}` : section
      const href = base + (isPage ? sheet : `${section}/${name}`)
      return { section, base, folder, path, name, file: `${folder}/${path}`, href, sheet }
    })
}

/** Leaves out files of which the check says what is wrong. It never throws, because modules read while they load. */
function readArticles(section: Section, { base, language }: Content): Article[] {
  return articleFiles(section, { base }).flatMap(({ name, file, href, sheet }) => {
    if (!name || isHiddenDraft(file)) return []
    const { values, text } = readMarkdown(file)
    const { title, date, updated, summary, tags, aliases, name: label, ...others } = values
    const dates = { date: section === '/page-file' ? '' : dayOf(date), updated: dayOf(updated) }
    const isWhole = [title, summary].every((field) => field && typeof field === 'string')
    const areDates = Object.values(dates).every((day) => !day || !Number.isNaN(Date.parse(String(day))))
    const isDated = section === '/page-file' || dates.date
    if (!isWhole || !isDated || !areDates) return []
    const lists = { tags: tagsOf(tags), aliases: [aliases ?? []].flat() }
    const read = { title, summary, label: label || title, ...dates, ...lists }
    return { ...others, ...read, name, language, file, href, sheet, text } // the build has checked the fields
  })
}

function once<Value>(read: (content: Content) => Value) {
  const known = new Map<Content, Value>()
  return (content: Content) => {
    const last = known.get(content)
    if (last) return last
    const value = outsideRender(read, content)
    known.set(content, value)
    // In development, files change while the server runs. A page asks about seventy times: half a second with 100 notes.
    if (process.env.NODE_ENV === 'development') outsideRender(setTimeout, () => known.delete(content))
    return value
  }
}

/** In words a minute, of a reader who reads to understand. */
const READING_SPEED = 220

/** Leaves out code, which nobody reads word by word. */
export function minutesToRead({ text, language }: Article) {
  const prose = text.replace(/^(`{3,}|~{3,}).*?^\1/gms, '')
  return Math.ceil(countWords(prose, language) / READING_SPEED) || 1
}
