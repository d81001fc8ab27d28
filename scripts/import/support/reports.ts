import { AsyncLocalStorage } from 'node:async_hooks'
import { show, visible } from '@/app/_findings/printable'

type Report = { path: string; value: unknown; why?: string }

const collected = new AsyncLocalStorage<Report[]>()

/** Says that a value is lost or changed. @param path such as `work[0].url`. @throws outside `withReports`. */
export function report(path: string, value: unknown, why?: string) {
  const reports = collected.getStore()
  if (!reports) throw new Error(`Nobody reads the report on ${path}.`)
  reports.push({ path, value, why })
}

export async function withReports<Result>(run: () => Result | Promise<Result>) {
  const reports: Report[] = []
  const result = await collected.run(reports, run)
  return { result, reports }
}

export function reportFields(path: string, fields: object) {
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined && value !== '') report(pathBelow(path, key), value)
}

export function pathBelow(path: string, step: PropertyKey) {
  if (typeof step === 'number') return `${path}[${step}]`
  return path ? `${path}.${String(step)}` : String(step)
}

export function listReports(reports: Report[]) {
  const kinds = new Map<string, [Report, ...Report[]]>() // A kind is a field and a reason.
  for (const found of reports) {
    const kind = `${found.path.replace(/\[\d+\]/g, '[]')} ${found.why}`
    const known = kinds.get(kind)
    kinds.set(kind, known ? [...known, found] : [found])
  }
  const lines = [...kinds.values()].map(([{ path, value, why }, ...more]) => {
    const others = more.length > 0 ? `, and ${more.length} more` : ''
    // An entry that is left out as a whole is named by its first texts, such as `Miller, Mill`. The same value stands once.
    const values = new Set(more.map((found) => firstTexts(found.value) || show(found.value)))
    values.delete(show(value))
    const named = values.size > 0 ? `: ${[...values].join(', ')}` : ''
    return visible(`  ${path}: ${show(value)}${why ? ` (${why})` : ''}${others}${named}`)
  })
  return lines.join('\n')
}

function firstTexts(entry: unknown) {
  const texts = Object.values(Object(entry)).filter((text) => typeof text === 'string' && text.length < 60)
  return typeof entry === 'object' && !Array.isArray(entry) && texts.slice(0, 2).join(', ')
}
