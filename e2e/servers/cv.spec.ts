import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { copySite } from '../support/site'
import { expect, test } from '../support/test'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
test('prints a tagged PDF with links, on A4 or letter, unless the content has mistakes', async ({}, {
  outputDir,
}) => {
  copySite(outputDir, {
    'owner.ts': `Object.assign(owner, { name: 'Ada Lovelace', email: 'ada@lovelace.org', cv: '/cv.pdf' })`,
  })
  const print = (...options: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/cv/cv.ts'), ...options], {
      cwd: outputDir,
      encoding: 'utf8',
    })
  for (const [options, height] of [
    [[], 842],
    [['--letter'], 792],
  ] as const) {
    expect(print(...options).stdout).toBe('public/cv.pdf: 1 page.\n')
    const pdf = readFileSync(`${outputDir}/public/cv.pdf`, 'latin1')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf).toContain('/URI (mailto:ada@lovelace.org)')
    expect(pdf).toContain('(Ada Lovelace, CV)')
    expect(pdf).toContain('/Lang (en)')
    expect(Number(/\/MediaBox \[0 0 \S+ ([\d.]+)\]/.exec(pdf)?.[1])).toBeCloseTo(height, -0.5)
  }
  expect(print('--a5').stderr).toMatch(/^Unknown option '--a5'/)
  appendFileSync(
    `${outputDir}/content/skills.ts`,
    '\nskills.splice(0, 1, { id: 1, skillName: "C", amount: 140 })',
  )
  expect(print()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('skill 1 (C), amount: 140 — wanted'),
  })
})
