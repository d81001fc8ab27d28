import { show } from '@/app/_check/printable'
import { withReports } from '@/scripts/import/support/reports'

/** @returns the result of an import, and a text for each of its reports. */
export async function withTexts<Result>(run: () => Result | Promise<Result>) {
  const { result, reports } = await withReports(run)
  const texts = reports.map(({ path, value, why }) => [`${path}: ${show(value)}`, why].join(' ').trim())
  return { result, texts }
}
