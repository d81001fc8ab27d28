import { expect, test, vi } from 'vitest'
import { inSpecimen } from '../../specimen-site'

inSpecimen()

test('search engines learn the present job, and neither a past one nor an example', async () => {
  const work = [
    { position: 'Clerk', name: 'Company', startDate: '2025', example: true },
    { position: 'Analyst', name: 'Engines', startDate: '2020' },
    { position: 'Pupil', name: 'School', startDate: '2010', endDate: '2019' },
  ]
  const career = await import('@/content/career')
  vi.doMock('@/content/career', () => ({ ...career, work }))
  const { profileData } = await import('@/app/_metadata/structured-data')
  const { contentIn } = await import('@/components/content/content')
  expect(profileData(contentIn())).toMatchObject({
    mainEntity: {
      jobTitle: 'Analyst',
      hasOccupation: { '@type': 'Occupation', name: 'Analyst' },
      worksFor: [{ '@type': 'Organization', name: 'Engines' }],
    },
  })
})

test('search engines learn nothing of a story about an example', async () => {
  const { articleData } = await import('@/app/_metadata/structured-data')
  const { readStories } = await import('@/components/content/articles')
  const { contentIn } = await import('@/components/content/content')
  const [story] = readStories(contentIn())
  if (!story) throw new Error('The specimen has no story.')
  expect(articleData(story, story.project)).toHaveProperty('headline', story.title)
  expect(articleData(story, { ...story.project, example: true })).toBeUndefined()
})
