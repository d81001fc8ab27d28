import { allNotes } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { hasTag, tagAddress } from '@/components/content/note-tags'
import { useContent } from '@/components/content/use-content'
import { hasWords, matchesFilter } from '@/components/project/matches-filter'
import { counted } from '@/components/text/fill'
import { Linked } from '@/components/ui/linked'
import { isExample } from '@/content/schema/example'
import type { Project } from '@/content/schema/projects'

type UsedSkill = { skillName: string; example?: boolean }

export function SkillUses({ className = '', ...skill }: UsedSkill & { className?: string }) {
  return (
    <p className={`dotted note whitespace-nowrap leading-6 empty:hidden ${className}`}>
      {skillUses(useContent(), skill).map(({ text = '', href }) => (
        <Linked key={text} href={href}>
          {text}
        </Linked>
      ))}
    </p>
  )
}

/** Counts the projects and the notes that name a skill. A count has an address if a filter shows exactly these. */
export function skillUses(content: Content, skill: UsedSkill) {
  const { base, language, projectFilters, projects, words } = content
  const [name = ''] = skill.skillName.toLowerCase().split(/(?<=.)(?: \(|（)/) // what stands in brackets explains it
  // An example proves nothing about the owner.
  const isProof = (project: Project) => isExample(skill) || !isExample(project)
  const isUse = (project: Project) => isProof(project) && hasWords(project.techUsed.toLowerCase(), name)
  const showsUses = (filter: string) =>
    projects.every((project) => matchesFilter(project, filter) === isUse(project))
  const filter = projectFilters.find(({ value }) => hasWords(name, value.toLowerCase()) && showsUses(value))
  const count = projects.filter(isUse).length
  const notes = allNotes(content).filter((note) => hasTag(note, name)).length
  const href = filter && `${base}/project?filter=${encodeURIComponent(filter.value)}`
  const uses = [
    { text: counted(words.project.count, count, language), href },
    { text: counted(words.notes.count, notes, language), href: tagAddress(content, name) },
  ]
  return uses.filter(({ text }) => text)
}
