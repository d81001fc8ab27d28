import type { z } from 'zod'
import { careerLists } from '@/content/schema/career'
import { own, real } from '@/content/schema/example'
import { entriesOf, isLink } from '@/content/schema/parts'
import { type Project, project } from '@/content/schema/projects'
import { type Skill, skill } from '@/content/schema/skills'
import { fitting, nextId } from '@/scripts/import/fitting'
import { mergeBasics } from '@/scripts/import/merge-basics'
import type { Exports } from '@/scripts/import/print-content'
import { listRest, type Remark } from '@/scripts/import/remarks'
import { type Fields, present } from '@/scripts/import/resume-fields'

/** The schema of an entry of each section. */
const SCHEMAS = new Map<string, z.ZodType<object>>([
  ...Object.entries(careerLists).map(([name, { element }]) => [name, element] as const),
  ['skills', skill],
  ['projects', project],
])
/** Sections whose entries have other names in the content, and keep what the résumé does not say. */
const READERS = new Map(Object.entries({ skills: skillFrom, projects: projectFrom }))
/** In per cent, for the words that résumés use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

/**
 * Each section of a normalized résumé with a usable entry replaces a list. Other projects of the owner come last.
 * @param first the same résumé in the language in which the content names its projects and skills.
 */
export function mergeResume(resume: Fields, content: Exports, remark: Remark, first = resume): Exports {
  const { $schema, basics, meta, ...sections } = resume
  const { canonical, version, lastModified, ...aboutFile } = Object(meta)
  listRest('meta', aboutFile, remark)
  const next: Exports = { ...content, ...mergeBasics(Object(basics), canonical, content, remark) }
  for (const [name, section] of Object.entries(sections)) {
    const schema = SCHEMAS.get(name)
    if (!schema || !Array.isArray(section)) {
      remark(name, section, schema && 'wanted a list, for example []')
      continue
    }
    const read = READERS.get(name)
    const list = read ? Object(content)[name] : []
    const rest = own<Fields>(list)
    const entries = section.flatMap((entry: Fields, index) => {
      const path = `${name}[${index}]`
      const was = takeSame(rest, entriesOf(first[name])[index]?.name, entry.url)
      const id = nextId(list) + index
      const fields = read ? present({ id, ...read(entry, was, path, remark) }) : entry
      const taken = fitting(schema, fields, path, (place, value, why) =>
        remark(place, place === path ? entry : value, why),
      )
      return taken ?? []
    })
    if (entries.length > 0)
      Object.assign(next, { [name]: [...entries, ...(name === 'projects' ? rest : [])] })
  }
  return next
}

/** Each entry of the content stands for one at most, because titles repeat. */
function takeSame(before: Fields[], name: unknown, url: unknown) {
  const same = before.filter(({ title, skillName = title }) => skillName === name)
  const found = same.find(({ link }) => link === url) ?? same[0]
  if (found) before.splice(before.indexOf(found), 1)
  return found ?? {}
}

/** A skill that the content has keeps its amount, if the résumé says no level that we know. */
function skillFrom({ name, level, keywords }: Fields, was: Partial<Skill>, path: string, remark: Remark) {
  const known = amountOf(level)
  if (level && known === undefined)
    remark(`${path}.level`, level, 'neither a percentage nor a level that we know')
  return { ...present({ id: was.id }), skillName: name, amount: known ?? was.amount, keywords }
}

/** From a text such as `60 %` or from a word in `LEVELS`. A figure up to ten may be a mark of five or ten. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

/** Returns the fields of a project. One that the content has keeps what the résumé does not say. */
function projectFrom(entry: Fields, was: Partial<Project>, path: string, remark: Remark): Fields {
  const { name, url, startDate, endDate, type, roles, repository, keywords } = entry
  const { start, end, link: linkBefore, ...undated } = was
  const link = isLink(String(url)) ? url : real(linkBefore)
  if (url && link !== url) remark(`${path}.url`, url, 'others cannot reach it')
  // It still goes on, or ended this year or last year.
  const isNew = !endDate || Number(String(endDate).slice(0, 4)) >= new Date().getFullYear() - 1
  return {
    techUsed: '',
    isNew,
    ...(startDate || endDate ? undated : { start, end, ...undated }),
    ...present({
      title: name,
      link,
      repository,
      type,
      role: joined(roles),
      start: startDate,
      end: endDate,
      techUsed: joined(keywords),
      ...describe(entry, was),
    }),
  }
}

function joined(list: unknown) {
  return Array.isArray(list) ? list.join(', ') : list
}

/** A project without a description is described by its first highlight, if it has one. */
function describe({ description, highlights }: Fields, was: Partial<Project>) {
  if (description !== undefined || !Array.isArray(highlights))
    return { description: description ?? was.description ?? '', highlights }
  const [first, ...more] = highlights
  const isOwn = was.description && was.description !== first
  return isOwn ? { description: was.description, highlights } : { description: first, highlights: more }
}
