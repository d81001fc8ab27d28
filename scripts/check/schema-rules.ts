import type { z } from 'zod'
import { endsAfterStart } from '@/scripts/check/dates'
import { finding } from '@/scripts/check/finding'
import { ALWAYS, entriesOf } from '@/scripts/check/schema-parts'

export function beginsWithAll(options: unknown) {
  const values = entriesOf(options).map((option) => option.value)
  return values.length === 0 || values[0] === ''
}

/** @param entry with the fields `start` and `end`. @param needsStart whether an end alone is a mistake. */
export function withSoundEnd<T extends z.ZodType>(entry: T, needsStart = true) {
  return entry.refine((value) => hasSoundEnd(value, needsStart), {
    ...ALWAYS,
    path: ['end'],
    error: 'wanted a start, and an end that is not before it, for example start: "2023-09", end: "2024"',
  })
}

function hasSoundEnd(value: unknown, needsStart: boolean) {
  const { start, end } = Object(value)
  if (!isText(end) || end === '') return true
  return isText(start) && start !== '' ? endsAfterStart(start, end) : !needsStart
}

/** One mistake for all services, because a change of the filters often breaks several at once. */
export function filtersAreProjectFilters(content: unknown, context: z.RefinementCtx) {
  const { 'content/services.ts': services, 'content/projects.ts': projects } = Object(content)
  const values = entriesOf(projects?.projectFilters).map((option) => option.value)
  // Without any filter, every button leads to all projects.
  if (values.length === 0) return
  const [first, ...more] = entriesOf(services?.services).flatMap(({ filter }, index) => {
    if (!isText(filter) || filter === '' || values.includes(filter)) return []
    return [['content/services.ts', 'services', index, 'filter']]
  })
  if (!first) return
  const wanted = `wanted the value of a project filter: ${values.map((value) => JSON.stringify(value)).join(', ')}`
  const others = more.map((path) => finding(content, path).text)
  const message = [wanted, ...others].join('; the same for ')
  context.addIssue({ code: 'custom', path: first, message })
}

function isText(value: unknown) {
  return typeof value === 'string'
}
