import { findDeadLinks } from '@/scripts/check/links'
import { asHttps } from '@/scripts/import/fitting'

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
