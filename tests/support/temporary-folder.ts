import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All tests make their folders in this one. It goes at the end, because until then Pango reads fonts in them. */
export default function enterTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true })
}
