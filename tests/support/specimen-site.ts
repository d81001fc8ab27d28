import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const REPOSITORY = process.cwd()

/** Goes to a new folder that has the specimen's content and pictures. @returns what leaves it, which Vitest calls at the end. */
export function enterSpecimen() {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(join(REPOSITORY, 'tests/specimen'), site, { recursive: true })
  symlinkSync(join(REPOSITORY, 'app'), join(site, 'app'))
  process.chdir(site)
  return () => {
    process.chdir(REPOSITORY)
    // For the rest of the process, Pango reads the fonts that it has found below `app`.
    for (const name of readdirSync(site).filter((name) => name !== 'app'))
      rmSync(join(site, name), { recursive: true })
  }
}
