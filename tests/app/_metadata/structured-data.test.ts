import { expect, test } from 'vitest'
import { articleData, profileData } from '@/app/_metadata/structured-data'
import { readStories } from '@/components/content/articles'
import { contentIn } from '@/components/content/content'
import type { Work } from '@/content/schema/career'
import { inSpecimen } from '../../specimen-site'

inSpecimen()

test('search engines learn the present job, and neither a past one nor an example', () => {
  const work: Work[] = [
    { position: 'Clerk', name: 'Company', startDate: '2025', example: true },
    { position: 'Analyst', name: 'Engines', startDate: '2020' },
    { position: 'Pupil', name: 'School', startDate: '2010', endDate: '2019' },
  ]
  expect(profileData({ ...contentIn(), work }).mainEntity).toMatchObject({
    jobTitle: 'Analyst',
    hasOccupation: { '@type': 'Occupation', name: 'Analyst' },
    worksFor: [{ '@type': 'Organization', name: 'Engines' }],
  })
})

test('search engines learn nothing of a story about an example', () => {
  const [story] = readStories(contentIn())
  if (!story) throw new Error('The specimen has no story.')
  expect(articleData(story, story.project)).toHaveProperty('headline', story.title)
  expect(articleData(story, { ...story.project, example: true })).toBeUndefined()
})
