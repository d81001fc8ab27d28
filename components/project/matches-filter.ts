import type { Project } from '@/content/schema/projects'

export const LATEST = 'latest'

/** A filter is '' for all, 'latest' for new ones, or whole words of `techUsed`: "Java" does not match "JavaScript". */
export function matchesFilter({ isNew, techUsed }: Pick<Project, 'isNew' | 'techUsed'>, filter: string) {
  if (filter === '') return true
  return filter === LATEST ? isNew : hasWords(techUsed, filter)
}

/** Words may begin with a dot and end with other characters, as .NET, C++ and C# do. In Objective-C, there is no C. */
export function hasWords(text: string, words: string) {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.-])${literal}(?![\\p{L}\\p{M}\\p{N}+#])`, 'u').test(text)
}
