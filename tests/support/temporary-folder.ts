import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lets all tests make their folders in one, which goes at the end. Until then Pango reads the fonts that it has found in them. */
export default function enterTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true })
}
