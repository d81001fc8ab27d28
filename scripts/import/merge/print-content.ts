import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { builders, parseModule } from 'magicast'
import type { Fields } from '@/scripts/import/support/fields'

/** Returns the text of a content file with other values. Comments within these are lost. @param before its text until now. */
export function printContent(before: string, exports: Fields) {
  const source = parseModule(before)
  for (const [name, value] of Object.entries(exports)) {
    // Recast splits lines at these two, also within a text.
    const json = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
    source.exports[name] = builders.raw(json)
  }
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  // By a name outside `content/`, because Biome leaves the owner's files alone.
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=content.ts'], {
    input: source.generate().code,
    encoding: 'utf8',
  })
}
