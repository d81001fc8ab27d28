import type { Achievement, Interest, Language, Reference } from '@/content/career'
import type { Skill } from '@/content/skills'
import type { Resume } from '@/scripts/import/resume-file'
import { type Section, some } from '@/scripts/import/sections'

type Item<Name extends keyof Resume> = Resume[Name] extends (infer From)[] ? From : never

/** In per cent, for the words that resumes use in upper or lower case. */
const LEVELS = new Map([
  ['beginner', 25],
  ['intermediate', 50],
  ['advanced', 75],
  ['expert', 90],
  ['master', 100],
])
const UNKNOWN_LEVEL = 50

export const skills: Section<Item<'skills'>, Skill> = {
  path: 'skills',
  needs: 'a skill needs a name',
  hasIds: true,
  isSame: ({ skillName }, { name }) => skillName === name,
  read({ name, level, keywords, ...rest }, was, remark) {
    if (!name) return undefined
    const known = amountOf(level)
    const amount = known ?? was?.amount ?? UNKNOWN_LEVEL
    if (known === undefined) remark('level', level, `not a level that we know, so ${name} gets ${amount} %`)
    return { is: { skillName: name, amount, keywords: some(keywords) }, rest }
  },
}

/** In per cent, from a text such as `60 %` or from a word in `LEVELS`. */
function amountOf(level = '') {
  const number = /^(\d{1,3}(?:\.\d+)?)\s*%$/.exec(level.trim())?.[1]
  const amount = number ? Number(number) : LEVELS.get(level.trim().toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}

export const awards: Section<Item<'awards'>, Achievement> = {
  path: 'awards',
  needs: 'an achievement needs a title, a date and a summary',
  isSame: (achievement, { title }) => achievement.title === title,
  read({ title, date, summary, awarder, ...rest }, was) {
    const detail = summary ?? awarder ?? was?.detail
    if (!title || !date || !detail) return undefined
    return { is: { title, detail, date, awarder: detail === awarder ? undefined : awarder }, rest }
  },
}

export const languages: Section<Item<'languages'>, Language> = {
  path: 'languages',
  needs: 'a language needs a name',
  isSame: (item, { language }) => item.language === language,
  read: ({ language, fluency, ...rest }) =>
    language ? { is: { language, level: fluency }, rest } : undefined,
}

export const references: Section<Item<'references'>, Reference> = {
  path: 'references',
  needs: 'a reference needs a name and a text',
  isSame: (item, { name }) => item.name === name,
  read: ({ name, reference, ...rest }) =>
    name && reference ? { is: { name, text: reference }, rest } : undefined,
}

export const interests: Section<Item<'interests'>, Interest> = {
  path: 'interests',
  needs: 'an interest needs a name',
  isSame: (item, { name }) => item.name === name,
  read: ({ name, keywords, ...rest }) =>
    name ? { is: { name, keywords: some(keywords) }, rest } : undefined,
}
