import { beforeAll, expect, test } from 'vitest'
import { type Content, contentIn } from '@/components/content/content'
import { skillUses } from '@/components/skill/skill-uses'
import { FRONT_MATTER, write } from '@/tests/support/write'

const PROJECT = { id: 1, title: 'Board', description: '', isNew: false }
const CONTENT: Content = {
  ...contentIn(),
  projects: [
    { ...PROJECT, techUsed: 'React js, AWS (S3, Lambda)' },
    { ...PROJECT, techUsed: 'react native, C++' },
    { ...PROJECT, techUsed: 'React js, JavaScript', example: true },
  ],
  projectFilters: ['', 'latest', 'React', 'AWS', 'C++'].map((value) => ({ value, label: value })),
}

beforeAll(() => {
  write('content/notes/one.md', FRONT_MATTER.replace('date', 'tags: C++, AWS, Qualität\ndate'))
  write('content/notes/two.md', FRONT_MATTER.replace('date', 'tags: c++, Qualita\u0308t\ndate'))
})

test.each([
  ['AWS', '1 project /project?filter=AWS, 1 note /notes?tag=AWS'],
  ['C++', '1 project /project?filter=C%2B%2B, 2 notes /notes?tag=C%2B%2B'],
  ['Qualität', '2 notes /notes?tag=Qualit%C3%A4t'],
  ['Lambda（AWS）', '1 project'],
  ['React Native (Expo)', '1 project'],
  // There is no link, because the filter shows one of the two projects, and our example, which proves nothing.
  ['React', '2 projects'],
  ['JavaScript', ''],
  ['JavaScript, an example itself', '1 project'],
  ['Java, an example itself', ''],
])('says where %s was used, with a link to each list that shows exactly that', (skill, said) => {
  const [skillName = '', example] = skill.split(', ')
  const uses = skillUses(CONTENT, { skillName, example: Boolean(example) })
  expect(uses.map(({ text, href }) => [text, href].filter(Boolean).join(' ')).join(', ')).toBe(said)
})
