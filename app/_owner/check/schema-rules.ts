import type { z } from 'zod'
import { endsAfterStart } from '@/app/_owner/check/dates'
import { entriesOf } from '@/app/_owner/check/schema-parts'

export function beginsWithAll(options: unknown) {
  const values = entriesOf(options).map((option) => option.value)
  return values.length === 0 || values[0] === ''
}

export function hasSoundEnd(job: unknown) {
  const { start, end } = Object(job)
  return !isText(end) || end === '' || (isText(start) && start !== '' && endsAfterStart(start, end))
}

export function filtersAreProjectFilters(content: unknown, context: z.RefinementCtx) {
  const { 'content/services.ts': services, 'content/projects.ts': projects } = Object(content)
  const values = entriesOf(projects?.projectFilters).map((option) => option.value)
  // Without any filter, every button leads to all projects.
  if (values.length === 0) return
  entriesOf(services?.services).forEach(({ filter }, index) => {
    if (!isText(filter) || filter === '' || values.includes(filter)) return
    const message = `wanted the value of a project filter: ${values.map((value) => JSON.stringify(value)).join(', ')}`
    context.addIssue({ code: 'custom', path: ['content/services.ts', 'services', index, 'filter'], message })
  })
}

function isText(value: unknown) {
  return typeof value === 'string'
}
