import { expect, test } from 'vitest'
import { contentIn } from '@/components/content/content'
import { roleOrOutcome } from '@/components/project/role-or-outcome'
import { projects } from '@/tests/specimen/content/projects'

test('takes a fact from the story in the language of the page, the project or another story', () => {
  const roles = (page = {}) =>
    projects.slice(0, 2).map((project) => roleOrOutcome({ ...contentIn(), ...page }, project, 'role'))
  const ofStory = { children: 'Design and front end' }
  const german = { language: 'de', base: '/de' }
  expect(roles()).toEqual([ofStory, undefined])
  expect(roles(german)).toEqual([{ ...ofStory, lang: 'en', dir: 'auto' }, undefined])
  for (const project of projects) project.role = 'Designer'
  expect(roles()).toEqual([ofStory, { children: 'Designer' }])
  expect(roles(german)).toEqual([{ children: 'Designer' }, { children: 'Designer' }])
})
