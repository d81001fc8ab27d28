import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The text of a content file: as we ship it, with other values. So it loses comments of the owner.
 *
 * @param file such as `content/skills.ts`. @param exports its values by name.
 */
export function printContent(file: string, exports: Record<string, unknown>) {
  const shipped = readFileSync(`scripts/template/${file}`, 'utf8')
  // In what we ship, a value ends at the first blank line.
  const source = shipped.replace(
    /^(export const (\w+)[^=]*= )[\s\S]*?(?=\n\n|\n?(?![\s\S]))/gm,
    (_, declaration: string, name: string) => declaration + JSON.stringify(exports[name]),
  )
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  // By a name outside `content/`, because Biome leaves the owner's files alone.
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=content.ts'], {
    input: source,
    encoding: 'utf8',
  })
}
