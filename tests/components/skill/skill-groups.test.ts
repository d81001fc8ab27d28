import { expect, test } from 'vitest'
import { skillGroups } from '@/components/skill/skill-groups'

test('skills without an amount stand below their groups, in the order of the owner', () => {
  const skills = [
    { id: 1, skillName: 'Rust', group: 'Languages' },
    { id: 2, skillName: 'C', amount: 20 },
    { id: 3, skillName: 'Scrum' },
    { id: 4, skillName: 'Web', keywords: ['HTML', 'CSS'] },
    { id: 5, skillName: 'Go', group: 'Languages', keywords: ['Cobra'] },
  ]
  expect(skillGroups(skills)).toEqual([
    { heading: 'Languages', names: ['Rust', 'Go (Cobra)'] },
    { heading: 'Web', names: ['HTML', 'CSS'] },
    { heading: '', names: ['Scrum'] },
  ])
})
