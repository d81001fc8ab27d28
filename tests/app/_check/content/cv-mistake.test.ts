import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cvMistake } from '@/app/_check/content/cv-mistake'

test.each([
  ['/cv.pdf', 'there is no public/cv.pdf; run "npm run cv", which prints it'],
  ['/cv-2024.pdf', 'there is no public/cv-2024.pdf'],
  ['/files//cv.docx', 'there is no public/files//cv.docx'],
  ['/../letter.docx', 'there is no public/../letter.docx'],
  ['/text.pdf', 'public/text.pdf is of another kind; wanted a PDF, which "npm run cv" prints'],
  ['/cv.docx', undefined],
  ['https://example.com/cv.pdf', undefined],
])('says what is wrong with the CV at %s', (path, message) => {
  for (const name of ['text.pdf', 'cv.docx']) writeFileSync(`public/${name}`, 'text')
  expect(cvMistake(path)).toBe(message)
})
