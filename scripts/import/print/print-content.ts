import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { builders, parseExpression } from 'magicast'
import { declarationsIn, type Node } from '@/app/_findings/declarations'
import { type Fields, isEqual } from '@/scripts/import/support/fields'

/** Replaces the values of exports in a source file. Comments within a value that changes get lost. */
export function printContent(before: string, exports: Fields) {
  const { module, exported } = declarationsIn(before)
  for (const [name, value] of Object.entries(exports)) {
    // Recast, which prints the code, splits lines at these two characters, also within a text.
    const json = JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
    const declared = exported.get(name)
    // The value is parsed within a list, because a text alone comes without its syntax tree.
    const { elements = [] } = parseExpression<unknown[]>(`[${json}]`).$ast as Node
    if (declared) declared.init = elements[0]
    else module.exports[name] = builders.raw(json)
  }
  const biome = require.resolve('@biomejs/biome/bin/biome')
  // The name is outside `content/`, because Biome leaves the owner's files alone.
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=content.ts'], {
    input: module.generate().code,
    encoding: 'utf8',
  })
}

/** Refuses a file that takes its values from elsewhere, or changes them below. A missing list counts as empty. */
export function refuseCode(path: string, exports: object) {
  const { body, exported } = declarationsIn(readFileSync(path, 'utf8'))
  const [statement] = body.filter(({ type }) => /Statement$/.test(type ?? ''))
  const values = Object.entries(exports).filter(([, value]) => !isEqual(value, []))
  const [missing] = values.map(([name]) => name).filter((name) => !exported.get(name)?.init)
  const line = statement?.loc?.start.line ?? 1
  const wanted = missing ? `export const ${missing} = …` : 'nothing but what is exported'
  const why = 'because the import writes values where they are declared'
  if (statement || missing) throw new Error(`${path}:${line} is code — wanted ${wanted}, ${why}`)
}
