import type { Article } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { keepByContent } from '@/components/content/keep-by-content'
import { articlesIn, tagsOf } from '@/components/content/published-articles'

export const pitchesIn = keepByContent((content) => articlesIn('/for', content))

/** Returns the projects and skills that a pitch names, in its order, or all if it names none. */
export function chosenBy(pitch: Article, { projects, skills }: Content) {
  return {
    projects: choose(projects, pitch.projects, ({ id }) => String(id)),
    skills: choose(skills, pitch.skills, ({ skillName }) => skillName),
  }
}

function choose<Entry>(entries: Entry[], names: unknown, nameOf: (entry: Entry) => string) {
  const chosen = tagsOf(names).flatMap((name) => entries.filter((entry) => nameOf(entry) === name))
  return chosen.length > 0 ? chosen : entries
}
