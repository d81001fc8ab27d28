import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentIn } from '@/components/content/content'
import { cvMark, findOutdatedCv } from '@/scripts/cv/cv-mark'
import { owner } from '@/tests/specimen/content/owner'

function warningsAfter(mark: string) {
  writeFileSync('public/cv.pdf', `%PDF\n${mark}\n`)
  return findOutdatedCv().map(({ text }) => text)
}

test('says when the printed CV is older than the content', () => {
  owner.cv = '/cv.pdf'
  expect(warningsAfter(cvMark(contentIn()))).toEqual([])
  // Printed in the time when the mark was made otherwise.
  expect(warningsAfter('%cv-content of-another-shape')).toEqual([])
  const warning = 'the content has changed since it was printed; run "npm run cv"'
  expect(warningsAfter('%cv-sections of-other-words')).toEqual([expect.stringContaining(warning)])
})
