import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/run-script'
import { REPOSITORY } from '@/tests/support/specimen-site'

test('leaves a drawing as it is, and names a picture that does not open', () => {
  const [photo, drawing] = [resolve('public/broken.jpg'), resolve('public/drawings/portrait.svg')]
  const before = readFileSync(drawing, 'utf8')
  writeFileSync(photo, 'no picture')
  process.chdir(REPOSITORY)
  expect(runScript('picture', [drawing, photo]).stderr).toContain(`${photo} does not open (`)
  expect(readFileSync(drawing, 'utf8')).toBe(before)
})
