import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Draft } from '../../tests/support/changed'
import { write } from '../../tests/support/write'

/** Writes the files of `content/` again after a change. @param change gets the exports of all files, by name. */
export function changeContent(site: string, change: (draft: Draft) => unknown) {
  const paths = readdirSync(`${site}/content`).map((name) => resolve(site, 'content', name))
  const files = paths
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, exported: require(path) }))
  const draft: Draft = Object.assign({}, ...files.map(({ exported }) => exported))
  change(draft)
  for (const { path, exported } of files) {
    const lines = Object.keys(exported).map(
      (name) => `export const ${name} = ${JSON.stringify(draft[name])}\n`,
    )
    write(path, lines.join(''))
  }
}
