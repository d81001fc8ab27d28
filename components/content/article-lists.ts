// From a file to a list: `articleFiles` finds the files of a section, `readArticle` parses each of them, `articlesIn` leaves
// out drafts, and this module chooses and sorts. `keepByVersion` keeps each parsed text, and `keepByContent` each list.

import { type Content, contentIn, contents } from '@/components/content/content'
import { keepByContent } from '@/components/content/keep-by-content'
import { articlesIn } from '@/components/content/published-articles'
import { fill } from '@/components/text/fill'
import { readPath } from '@/content/schema/article-folders'
import { isExample } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'

/** A text of the owner, with the fields of its file, those of its front matter, such as `date`, and its body. */
export type Article = ReturnType<typeof articlesIn>[number]

export type Story = Article & { project: Project }

/** Lists the stories of projects. A story that the language lacks is taken from another one. */
export const allStories = keepByContent((content) => {
  const stories = [content, ...contents].flatMap((source) => articlesIn('/project', source))
  return content.projects.flatMap((project): Story[] => {
    const { slug } = readPath(String(project.story ?? ''))
    const article = stories.find((story) => story.slug === slug)
    return article ? [{ ...article, project }] : []
  })
})

export function storyOf(content: Content, project: Project) {
  return allStories(content).find((story) => story.project === project)
}

export function storiesIn(content: Content) {
  return allStories(content).filter(({ language }) => language === content.language)
}

export function storiesAndNotesIn(content: Content): Article[] {
  return [...storiesIn(content), ...notesIn(content)]
}

export function ownStories(content: Content) {
  return storiesIn(content).filter(({ project }) => !isExample(project))
}

export const notesIn = keepByContent((content) => articlesIn('/notes', content).sort(latestFirst))

export const pagesIn = keepByContent((content) => articlesIn('/page-file', content))

export function pagesFor(place: 'bar' | 'footer', content: Content) {
  const translated = pagesIn(content)
  const others = pagesIn(contentIn()).filter(({ slug }) => !translated.some((page) => page.slug === slug))
  return [...translated, ...others].filter((page) => (page.place ?? 'bar') === place)
}

export function decisionTexts({ decisions, language }: Article) {
  const { over: instead } = contentIn(language).words.article
  return decisions.map(({ chose, over, because }) => `${chose} (${fill(instead, { over })}): ${because}`)
}

export function hasFeed(content: Content) {
  return notesIn(content).length > 0
}

/** Lists the notes of a language, then those that only other languages have, each newest first. */
export const allNotes = keepByContent((content) => {
  const notes = [content, ...contents].flatMap(notesIn)
  const firsts = [...new Map(notes.toReversed().map((note) => [note.slug, note])).values()]
  const isOther = ({ language }: Article) => Number(language !== content.language)
  return firsts.sort((a, b) => isOther(a) - isOther(b) || latestFirst(a, b))
})

function latestFirst(a: Article, b: Article) {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
}

export function otherLanguageOf({ language }: Article, page: { language: string }) {
  return language === page.language ? undefined : language
}
