import { expect, test, vi } from 'vitest'

test('search engines learn the present job, and neither a past one nor an example', async () => {
  const work = [
    { position: 'Clerk', name: 'Company', startDate: '2025', example: true },
    { position: 'Analyst', name: 'Engines', startDate: '2020' },
    { position: 'Pupil', name: 'School', startDate: '2010', endDate: '2019' },
  ]
  const career = await import('@/content/career')
  vi.doMock('@/content/career', () => ({ ...career, work }))
  const { profileData } = await import('@/app/_metadata/structured-data')
  expect(profileData[1]).toMatchObject({
    mainEntity: {
      jobTitle: 'Analyst',
      hasOccupation: { '@type': 'Occupation', name: 'Analyst' },
      worksFor: [{ '@type': 'Organization', name: 'Engines' }],
    },
  })
})
