import type { Entry } from '@/app/_owner/import/content-source'
import { type AddRemark, nextId, remarkOnFields, take } from '@/app/_owner/import/plan-parts'
import type { Resume } from '@/app/_owner/import/resume-file'
import type { Achievement, Experience, Qualification } from '@/content/career'
import type { Skill } from '@/content/skills'

/** In per cent, for the words that resumes use in upper or lower case. */
const LEVELS = new Map([
  ['beginner', 25],
  ['intermediate', 50],
  ['advanced', 75],
  ['expert', 90],
  ['master', 100],
])
const UNKNOWN_LEVEL = 50

export function experienceEntries(work: Resume['work'], current: Experience[], addRemark: AddRemark) {
  const pool = [...current]
  return work.flatMap((job, index): Entry<Experience>[] => {
    const { name, position, startDate, endDate, ...rest } = job
    const path = `work[${index}]`
    if (!name || !position) {
      addRemark(path, job, 'an experience needs a name and a position')
      return []
    }
    remarkOnFields(path, rest, addRemark)
    if (endDate && !startDate) addRemark(`${path}.endDate`, endDate, 'an end needs a start')
    const was = take(pool, ({ role, company }) => role === position && company === name)
    const period = { start: startDate, end: startDate && endDate }
    return [{ was, is: { ...was, role: position, company: name, ...period } }]
  })
}

export function qualificationEntries(
  education: Resume['education'],
  current: Qualification[],
  addRemark: AddRemark,
) {
  const pool = [...current]
  return education.flatMap((degree, index): Entry<Qualification>[] => {
    const { institution, studyType, area, score, ...rest } = degree
    const path = `education[${index}]`
    const study = [studyType, area].filter(Boolean).join(', ')
    const title = study || institution
    if (!title) {
      addRemark(path, degree, 'a qualification needs a studyType, an area or an institution')
      return []
    }
    remarkOnFields(path, rest, addRemark)
    const was = take(pool, (qualification) => qualification.title === title)
    return [{ was, is: { ...was, title, institution: study ? institution : undefined, score } }]
  })
}

export function achievementEntries(awards: Resume['awards'], current: Achievement[], addRemark: AddRemark) {
  const pool = [...current]
  return awards.flatMap((award, index): Entry<Achievement>[] => {
    const { title, date, summary, awarder, ...rest } = award
    const path = `awards[${index}]`
    const was = take(pool, (achievement) => achievement.title === title)
    const detail = summary ?? awarder ?? was?.detail
    if (!title || !date || !detail) {
      addRemark(path, award, 'an achievement needs a title, a date and a summary')
      return []
    }
    remarkOnFields(path, rest, addRemark)
    if (awarder && awarder !== detail) addRemark(`${path}.awarder`, awarder)
    return [{ was, is: { ...was, title, detail, date } }]
  })
}

export function skillEntries(skills: Resume['skills'], current: Skill[], addRemark: AddRemark) {
  const pool = [...current]
  let id = nextId(current)
  return skills.flatMap((skill, index): Entry<Skill>[] => {
    const { name, level, ...rest } = skill
    const path = `skills[${index}]`
    if (!name) {
      addRemark(path, skill, 'a skill needs a name')
      return []
    }
    remarkOnFields(path, rest, addRemark)
    const was = take(pool, ({ skillName }) => skillName === name)
    const known = amountOf(level)
    const amount = known ?? was?.amount ?? UNKNOWN_LEVEL
    if (known === undefined)
      addRemark(`${path}.level`, level, `not a level that we know, so ${name} gets ${amount} %`)
    return [{ was, is: { ...(was ?? { id: id++ }), skillName: name, amount } }]
  })
}

/** In per cent, from a text such as `60 %` or from a word in `LEVELS`. */
function amountOf(level = '') {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(level.trim())?.[1]
  const amount = number ? Number(number) : LEVELS.get(level.trim().toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}
