import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const REPOSITORY = process.cwd()

/** Goes to a new folder that has the specimen's content and pictures. @returns what leaves it, which Vitest calls at the end. */
export function enterSpecimen() {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join(REPOSITORY, 'tests/specimen'), site, { recursive: true })
  symlinkSync(join(REPOSITORY, 'app'), join(site, 'app'), 'junction')
  process.chdir(site)
  return () => process.chdir(REPOSITORY)
}
