import type { Skill } from '@/content/schema/skills'

/** Groups skills without an amount, each once. A skill with keywords heads a group. Skills without a heading come last. */
export function skillGroups(skills: Skill[]): { heading: string; names: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { skillName, amount, keywords = [], group } of skills) {
    if (amount !== undefined) continue
    const isHeading = !group && keywords.length > 0
    const heading = isHeading ? skillName : (group ?? '')
    const name = keywords.length > 0 ? `${skillName} (${keywords.join(', ')})` : skillName
    groups.set(heading, [...(groups.get(heading) ?? []), ...(isHeading ? keywords : [name])])
  }
  const listed = Array.from(groups, ([heading, names]) => ({ heading, names: [...new Set(names)] }))
  return listed.sort((a, b) => Number(!a.heading) - Number(!b.heading))
}
