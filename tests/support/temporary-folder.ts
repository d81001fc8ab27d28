import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All tests make their folders in this one. It is deleted at the end, because Pango reads fonts there until then. */
export default function enterTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true })
}
