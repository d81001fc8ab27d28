import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { copySite } from '../support/site'
import { expect, test } from '../support/test'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
test('prints a tagged PDF with links on the paper that was asked for', async ({}, { outputDir }) => {
  copySite(outputDir, {
    'owner.ts': `Object.assign(owner, { name: 'Ada Lovelace', email: 'ada@lovelace.org', cv: '/cv.pdf' })`,
  })
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/cv/cv.ts'), '--letter'],
    { cwd: outputDir, encoding: 'utf8' },
  )
  expect(stdout).toBe('public/cv.pdf: 1 page.\n')
  const pdf = readFileSync(`${outputDir}/public/cv.pdf`, 'latin1')
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('/URI (mailto:ada@lovelace.org)')
  expect(pdf).toContain('(Ada Lovelace, CV)')
  expect(pdf).toContain('/Lang (en)')
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
})
