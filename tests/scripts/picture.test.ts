import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY, runScript } from '@/tests/support/copy-site'

test('leaves a drawing as it is, and names a picture that does not open', () => {
  const [photo, drawing] = [resolve('public/broken.jpg'), resolve('public/drawings/portrait.svg')]
  const before = readFileSync(drawing, 'utf8')
  writeFileSync(photo, 'no picture')
  const { stderr } = runScript('picture', [drawing, photo], {}, REPOSITORY)
  expect(stderr).toContain(`${photo} does not open (`)
  expect(readFileSync(drawing, 'utf8')).toBe(before)
})
