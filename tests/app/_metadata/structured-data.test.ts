import { expect, test } from 'vitest'
import { articleData, profileData } from '@/app/_metadata/structured-data'
import { allStories } from '@/components/content/article-lists'
import { contentIn } from '@/components/content/content'
import type { Work } from '@/content/schema/career'
import { owner } from '@/tests/specimen/content/owner'

test('search engines learn the owner, the present job and each profile, but no example', () => {
  const work: Work[] = [
    { position: 'Clerk', name: 'Company', startDate: '2025', example: true },
    { position: 'Analyst', name: 'Engines', startDate: '2020' },
    { position: 'Pupil', name: 'School', startDate: '2010', endDate: '2019' },
  ]
  const socials = [{ id: 1, label: 'GitHub', link: 'https://GitHub.com/Ada/' }]
  const certificates = [{ name: 'Proven', url: 'https://a.dev' }, { name: 'Told' }]
  const skills = [{ id: 1, skillName: 'SQL' }]
  const lists = { socials, contactSocials: [], certificates, skills, languages: [{ language: 'French' }] }
  const ada = { owner: { ...owner, handle: 'ada' }, work, awards: [{ title: 'Prize' }] }
  const person = { name: owner.name, description: owner.bio, image: owner.portrait, jobTitle: 'Analyst' }
  const profile = profileData({ ...contentIn(), ...lists, ...ada })
  expect(profile).toMatchObject({
    dateModified: owner.updated,
    mainEntity: {
      ...person,
      hasOccupation: { '@type': 'Occupation', name: 'Analyst' },
      worksFor: [{ '@type': 'Organization', name: 'Engines' }],
      sameAs: ['https://github.com/ada'],
      hasCredential: [{ name: 'Proven', url: 'https://a.dev' }],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Open College' }],
      knowsAbout: ['SQL'],
      knowsLanguage: ['French'],
      award: ['Prize'],
    },
  })
  expect(JSON.stringify(profile)).not.toContain('"#"')
})

test('search engines learn nothing of a story about an example', () => {
  const [story = expect.fail('The specimen has no story.')] = allStories(contentIn())
  const image = '/preview/project/relay-board'
  const abstract = ['A counter that only grows (Instead of: The clock of the phone): Clocks of phones differ']
  const stated = { '@type': 'Article', headline: story.title, abstract, dateModified: '2026-11-20', image }
  expect(articleData(story)).toMatchObject(stated)
  expect(articleData({ ...story, project: { ...story.project, example: true } })).toBeUndefined()
})
