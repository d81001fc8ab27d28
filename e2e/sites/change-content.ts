import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Draft } from '../../tests/support/changed'
import { write } from '../../tests/support/write'

/** Changes parts of content files. A whole file is in the folder of its site. @param change gets all exports, by name. */
export function changeContent(site: string, change: (draft: Draft) => unknown) {
  const names = readdirSync(`${site}/content`).filter((name) => name.endsWith('.ts'))
  const files = names.map((name) => [name, require(resolve(site, 'content', name))] as const)
  const draft: Draft = Object.assign({}, ...files.map(([, exported]) => exported))
  change(draft)
  for (const [name, exported] of files) {
    const line = (value: string) => `export const ${value} = ${JSON.stringify(draft[value])}\n`
    write(`${site}/content/${name}`, Object.keys(exported).map(line).join(''))
  }
}
