import { register } from 'tsx/cjs/api'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { enterSpecimen, REPOSITORY } from '@/tests/support/copy-site'

/** The files of a site are its owner's, so each file of tests runs in a copy of the specimen, where it may write. */
beforeAll(enterSpecimen)
// The import prints files with Biome, whose settings are not in that copy.
process.env.BIOME_CONFIG_PATH = REPOSITORY
// With `register`, Node can require the files of further languages, which are TypeScript.
afterAll(register())

/** Files share a process, so neither a test nor a file may leave behind what it has replaced. */
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
afterAll(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})
