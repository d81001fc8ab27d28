import { readFileSync } from 'node:fs'
import { declarationsIn, type Node, withoutType } from '@/app/_check/declarations'
import { keepByFile } from '@/components/content/keep'
import type { Path } from '@/content/schema/schemas'

/** Returns the line of a value, from 1. If the source does not spell it out, that is the nearest line that leads to it. */
export function lineOf([file, name, ...steps]: Path): number | null {
  if (!/\.tsx?$/.test(String(file))) return null
  // A file that does not belong there may be anything, so nothing parses it.
  if (name === undefined) return 1
  let node = exportsOf(String(file)).get(String(name))?.init
  let line = node?.loc?.start.line ?? 1
  for (const step of steps) {
    node = withoutType(node)
    const property = node?.properties?.find(({ key }) => step === key?.name || step === key?.value)
      ?.value as Node // of a literal alone it is a text
    const entries = node?.elements?.slice(0, Number(step) + 1) ?? []
    // Only running the file shows how many entries a spread adds.
    const entry = entries.some((one) => one?.type === 'SpreadElement') ? undefined : entries[Number(step)]
    node = typeof step === 'number' ? entry : property
    line = node?.loc?.start.line ?? line
  }
  return line
}

const exportsOf = keepByFile((file) => declarationsIn(readFileSync(file, 'utf8')).exported)
