import type { Entry } from '@/app/_owner/import/content-source'
import { type Leave, leaveFields, nextId, take } from '@/app/_owner/import/plan-parts'
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

export function experienceEntries(work: Resume['work'], current: Experience[], leave: Leave) {
  const pool = [...current]
  return work.flatMap((job, index): Entry<Experience>[] => {
    const { name, position, startDate, endDate, ...rest } = job
    const path = `work[${index}]`
    if (!name || !position) {
      leave(path, job, 'an experience needs a name and a position')
      return []
    }
    leaveFields(path, rest, leave)
    if (endDate && !startDate) leave(`${path}.endDate`, endDate, 'an end needs a start')
    const was = take(pool, ({ role, company }) => role === position && company === name)
    const period = { start: startDate, end: startDate && endDate }
    return [{ was, is: { ...was, role: position, company: name, ...period } }]
  })
}

export function qualificationEntries(education: Resume['education'], current: Qualification[], leave: Leave) {
  const pool = [...current]
  return education.flatMap((degree, index): Entry<Qualification>[] => {
    const { institution, studyType, area, score, ...rest } = degree
    const path = `education[${index}]`
    const study = [studyType, area].filter(Boolean).join(', ')
    const title = study || institution
    if (!title) {
      leave(path, degree, 'a qualification needs a studyType, an area or an institution')
      return []
    }
    leaveFields(path, rest, leave)
    const was = take(pool, (qualification) => qualification.title === title)
    return [{ was, is: { ...was, title, institution: study ? institution : undefined, score } }]
  })
}

export function achievementEntries(awards: Resume['awards'], current: Achievement[], leave: Leave) {
  const pool = [...current]
  return awards.flatMap((award, index): Entry<Achievement>[] => {
    const { title, date, summary, awarder, ...rest } = award
    const path = `awards[${index}]`
    const was = take(pool, (achievement) => achievement.title === title)
    const detail = summary ?? awarder ?? was?.detail
    if (!title || !date || !detail) {
      leave(path, award, 'an achievement needs a title, a date and a summary')
      return []
    }
    leaveFields(path, rest, leave)
    if (awarder && awarder !== detail) leave(`${path}.awarder`, awarder)
    return [{ was, is: { ...was, title, detail, date } }]
  })
}

export function skillEntries(skills: Resume['skills'], current: Skill[], leave: Leave) {
  const pool = [...current]
  let id = nextId(current)
  return skills.flatMap((skill, index): Entry<Skill>[] => {
    const { name, level, ...rest } = skill
    const path = `skills[${index}]`
    if (!name) {
      leave(path, skill, 'a skill needs a name')
      return []
    }
    leaveFields(path, rest, leave)
    const was = take(pool, ({ skillName }) => skillName === name)
    const known = amountOf(level)
    const amount = known ?? was?.amount ?? UNKNOWN_LEVEL
    if (known === undefined) leave(`${path}.level`, level, `no amount: ${name} stands at ${amount} %`)
    return [{ was, is: { ...(was ?? { id: id++ }), skillName: name, amount } }]
  })
}

/** In per cent, from a text such as `60 %` or from a word in `LEVELS`. */
function amountOf(level = '') {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(level.trim())?.[1]
  const amount = number ? Number(number) : LEVELS.get(level.trim().toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}
