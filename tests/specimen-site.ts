import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

const REPOSITORY = process.cwd()

/** Runs the tests of a file in a folder that has the specimen's content and pictures, where they may write. */
export function inSpecimen() {
  beforeAll(() => {
    const site = mkdtempSync(join(tmpdir(), 'site-'))
    cpSync('tests/specimen', site, { recursive: true })
    symlinkSync(join(REPOSITORY, 'app'), join(site, 'app'))
    process.chdir(site)
  })
  afterAll(() => process.chdir(REPOSITORY))
}
