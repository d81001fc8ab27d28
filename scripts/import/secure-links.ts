import { findDeadLinks } from '@/scripts/doctor/dead-links'
import { asHttps } from '@/scripts/import/fitting'

/**
 * Replaces the http links in a résumé by https where that answers, and all of them without a network, because then
 * nobody can judge. It requests no other link.
 *
 * @param hasNetwork whether another host has answered before.
 */
export async function secureLinks<Value>(value: Value, hasNetwork = false): Promise<Value> {
  const json = JSON.stringify(value)
  const links = new Set<string>()
  JSON.parse(json, (field, part) => {
    const link = secureLink(field, part)
    if (link) links.add(link)
    return part
  })
  const { dead, noNetwork } = await findDeadLinks([...links], 'link-check-of-a-portfolio')
  return JSON.parse(json, (field, part) => {
    const link = secureLink(field, part)
    return !link || (hasNetwork && noNetwork) || dead.has(link) ? part : link
  })
}

/** The https form of an http link that stands in a field for links. */
function secureLink(field: string, value: unknown) {
  return field === 'url' || field === 'repository' ? asHttps(value) : undefined
}
