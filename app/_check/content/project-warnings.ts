import { unnamedStories } from '@/app/_check/articles/all-articles'
import { checkFields, type Finding, placeName } from '@/app/_check/finding'
import { allStories } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import type { ContentFiles } from '@/components/content/content-files'
import { LATEST, matchesFilter } from '@/components/project/matches-filter'
import { isExample } from '@/content/schema/example'
import { EACH } from '@/content/schema/schemas'

export function unusedFilters(files: ContentFiles): Finding[] {
  const { projects } = files['content/projects.ts']
  return checkFields(files, ['content/projects.ts', 'projectFilters', EACH, 'value'], (value) => {
    const isUsed = projects.length === 0 || projects.some((project) => matchesFilter(project, value))
    const remedy = value === LATEST ? 'isNew: true to' : 'it to the techUsed of'
    return !isUsed && `no project matches it; add ${remedy} one, or delete this option`
  })
}

export function unusedStories(): Finding[] {
  return unnamedStories().map(({ name, file }) => {
    const text = `no project names it, so it has no page; add story: '${name}' to its project, or delete the file`
    return { path: [file], line: 1, text }
  })
}

/** Finds projects that do not answer what someone who hires would ask. */
export function unansweredQuestions(files: ContentFiles, content: Content): Finding[] {
  return files['content/projects.ts'].projects.flatMap((project, index) => {
    if (isExample(project)) return []
    const story = allStories(content).find(({ name }) => name === project.story)
    const missing = [
      !story?.problem &&
        'the problem (problem: "Two people edited one card, and one edit was lost." in its story)',
      !(project.role || story?.role) && 'your part (role: "Lead developer")',
      !(story?.outcome || project.highlights?.length) &&
        'the outcome (highlights: ["Cut a release from 3 days to 20 minutes."])',
      story?.decisions.length === 0 &&
        'a decision (decisions: [{ chose: A counter, over: A clock, because: Two phones differed }] in its story)',
    ].filter(Boolean)
    const path = ['content/projects.ts', 'projects', index]
    if (missing.length === 0) return []
    return [{ path, text: `${placeName(files, path)}: it does not say ${missing.join(', ')}` }]
  })
}
