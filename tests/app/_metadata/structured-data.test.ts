import { expect, test } from 'vitest'
import { articleData, profileData } from '@/app/_metadata/structured-data'
import { allStories } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import type { Work } from '@/content/schema/career'
import { owner } from '@/tests/specimen/content/owner'

test('search engines learn who the owner is, the present job, each profile once, and neither a past one nor an example', () => {
  const work: Work[] = [
    { position: 'Clerk', name: 'Company', startDate: '2025', example: true },
    { position: 'Analyst', name: 'Engines', startDate: '2020' },
    { position: 'Pupil', name: 'School', startDate: '2010', endDate: '2019' },
  ]
  const links = { socials: [{ id: 1, label: 'GitHub', link: 'https://GitHub.com/Ada/' }], contactSocials: [] }
  const profile = profileData({ ...contentIn(), ...links, owner: { ...owner, handle: 'ada' }, work })
  const { name, bio: description, portrait: image } = owner
  const hasOccupation = { '@type': 'Occupation', name: 'Analyst' }
  const sameAs = ['https://github.com/ada']
  const worksFor = [{ '@type': 'Organization', name: 'Engines' }]
  const mainEntity = { name, description, image, jobTitle: 'Analyst', hasOccupation, worksFor, sameAs }
  expect(profile).toMatchObject({ dateModified: owner.updated, mainEntity })
  expect(JSON.stringify(profile)).not.toMatch(/"#"|First prize/)
})

test('search engines learn of schools, skills, languages, prizes and proven certificates', () => {
  const certificates = [{ name: 'Proven', url: 'https://a.dev' }, { name: 'Told' }]
  const skills = [{ id: 1, skillName: 'SQL' }]
  const lists = { certificates, skills, languages: [{ language: 'French' }] }
  expect(profileData({ ...contentIn(), ...lists, awards: [{ title: 'Prize' }] })).toMatchObject({
    mainEntity: {
      hasCredential: [{ name: 'Proven', url: 'https://a.dev' }],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Open College' }],
      ...{ knowsAbout: ['SQL'], knowsLanguage: ['French'], award: ['Prize'] },
    },
  })
})

test('search engines learn nothing of a story about an example', () => {
  const [story] = allStories(contentIn())
  if (!story) throw new Error('The specimen has no story.')
  const image = '/preview/project/relay-board'
  const abstract = ['A counter that only grows (Instead of: The clock of the phone): Clocks of phones differ']
  const stated = { '@type': 'Article', headline: story.title, abstract, dateModified: '2026-11-20', image }
  expect(articleData(story, story.project)).toMatchObject(stated)
  expect(articleData(story, { ...story.project, example: true })).toBeUndefined()
})
