import { readFileSync, statSync } from 'node:fs'
import { findDeadLinks } from '@/scripts/check/links'
import { asHttps, clean, type Remark } from '@/scripts/import/fitting'

const RESUME_BYTES = 1_000_000

/**
 * A JSON Resume without invisible characters, and with https links where they answer.
 *
 * @throws Error that says why the file is refused.
 */
export async function readResume(path: string, remark: Remark) {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats?.isFile()) throw new Error('there is no such file')
    if (stats.size > RESUME_BYTES) throw new Error('it is larger than 1 MB')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
    const resume = clean(JSON.parse(text), '', remark)
    if (typeof resume !== 'object' || resume === null || Array.isArray(resume))
      throw new Error('wanted an object, for example {}')
    return await secureLinks(resume as Record<string, unknown>)
  } catch (error) {
    throw new Error(`${path} is refused: ${error instanceof Error ? error.message : error}`)
  }
}

/** Replaces the http links in a resume by https where that answers. It requests no other link. */
export async function secureLinks<Value>(value: Value): Promise<Value> {
  const links = new Set<string>()
  mapLinks(value, (link) => {
    links.add(link)
    return link
  })
  const dead = await findDeadLinks([...links], 'link-check-of-a-portfolio')
  return mapLinks(value, (link, was) => (dead.has(link) ? was : link)) as Value
}

/** Changes each http link that stands in a field for links. */
function mapLinks(value: unknown, change: (secure: string, was: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapLinks(item, change))
  const fields = Object.entries(value).map(([key, part]) => {
    const secure = key === 'url' || key === 'repository' ? asHttps(part) : undefined
    return [key, secure ? change(secure, String(part)) : mapLinks(part, change)]
  })
  return Object.fromEntries(fields)
}
