import { beforeEach, expect, test, vi } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { previewTexts } from '@/app/_metadata/preview-texts'
import { profileData } from '@/app/_metadata/structured-data'
import { contentIn } from '@/components/content/content'
import { latestJobs, newestFirst, ownRoles, presentJobs } from '@/components/content/jobs'
import { cvContent } from '@/scripts/cv/cv-content'

function job(position: string, startDate?: string, endDate?: string) {
  return { position, name: 'Company', startDate, endDate }
}

beforeEach(() => vi.stubGlobal('performance', { timeOrigin: Date.parse('2026-11-21T12:00:00Z') }))

test('jobs stand newest first on the site and in /resume.json, and those without dates last', () => {
  const work = [
    job('has an end to come', '2023-02', '2027'),
    job('has an earlier end to come', '2021', '2026'),
    job('has no end', '2020'),
    job('began in March', '2004-03', '2021'),
    job('ended with the year', '2004', '2021'),
    job('ended in March', '2004', '2021-03'),
    job('undated'),
  ]
  expect(newestFirst(work.toReversed())).toEqual(work)
  const { work: exported } = resume({ ...contentIn(), work: work.toReversed() })
  expect(exported.map(({ position }) => position)).toEqual(work.map(({ position }) => position))
})

test('a job is present if it has begun and has not ended', () => {
  const present = [job('', '2026'), job('', '2024', '2026-11'), job('', '2024', '2027'), job('', '', '2027')]
  const others = [job('', '2024', '2026-10'), job('', '2026-12'), job('')]
  for (const current of present) expect(presentJobs([current, ...others])).toEqual([current])
})

test('the latest jobs are the present one, then the last one, otherwise the undated one', () => {
  const [old, now, later] = [job('old', '2020', '2026-10'), job('now', '2026-11'), job('later', '2027')]
  expect(latestJobs([old, now, later])).toEqual([now, old])
  expect(latestJobs([later, old])).toEqual([old])
  expect(latestJobs([later])).toEqual([])
  const undated = job('undated')
  expect(latestJobs([undated, old])).toEqual([old])
  expect(latestJobs([later, undated])).toEqual([undated])
})

test('names roles without their full stops, and to other programs none that we ship', () => {
  const roles = ownRoles({ roles: ['Developer.', '开发者。', 'डेवलपर।', 'Node.js'] })
  expect(roles).toEqual(['Developer', '开发者', 'डेवलपर', 'Node.js'])
  const content = { ...contentIn(), work: [] }
  content.owner = { ...content.owner, roles: ['Developer.', 'Programmer.', 'Coder.'], headline: '' }
  const told = [resume(content), profileData(content), cvContent(content), previewTexts(content, '/')]
  expect(JSON.stringify(told)).not.toContain('Coder')
})
