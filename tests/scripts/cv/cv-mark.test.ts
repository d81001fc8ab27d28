import { expect, test, vi } from 'vitest'
import { contentIn } from '@/components/content/content'
import { cvMark } from '@/scripts/cv/cv-mark'

const content = contentIn()
const { owner } = content

test('a CV is as old as what it says, not as its markup, its dates in words or what only the site shows', () => {
  const printed = cvMark(content)
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('another Node writes it differently')
  })
  const unseen = { id: 99, image: '/other.png', isNew: false, story: '', live: true }
  const projects = content.projects.map((project) => ({ ...project, ...unseen }))
  const work = content.work.map((job) => ({ ...job, cv: true }))
  expect(cvMark({ ...content, projects, work, owner: { ...owner, portrait: '/other.png' } })).toBe(printed)
  expect(cvMark({ ...content, owner: { ...owner, availability: 'From May' } })).not.toBe(printed)
})
