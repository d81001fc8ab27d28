import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register } from 'tsx/cjs/api'
import { afterAll, beforeAll } from 'vitest'

export const REPOSITORY = process.cwd()

/**
 * Runs the tests of a file in a folder that has the specimen's content and pictures, where they may write.
 *
 * @param before `beforeEach` for a new folder in each test.
 */
export function inSpecimen(before = beforeAll) {
  const folders: string[] = []
  before(() => {
    const site = mkdtempSync(join(tmpdir(), 'site-'))
    folders.push(site)
    cpSync(join(REPOSITORY, 'tests/specimen'), site, { recursive: true })
    symlinkSync(join(REPOSITORY, 'app'), join(site, 'app'))
    process.chdir(site)
  })
  // Node requires the files of further languages.
  afterAll(register())
  afterAll(() => {
    process.chdir(REPOSITORY)
    // For the rest of the process, Pango reads the fonts that it has found below `app`.
    for (const folder of folders)
      for (const name of readdirSync(folder).filter((name) => name !== 'app'))
        rmSync(join(folder, name), { recursive: true })
  })
}
