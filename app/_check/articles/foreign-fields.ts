import type { ZodType } from 'zod'
import { dayOf } from '@/components/content/front-matter'
import { wantedBy } from '@/content/schema/field-types'

/** The fields of an article, by their names. */
export type Fields = Record<string, ZodType>

export const DRAFT = 'write draft: true'
const PUBLISHED = 'a text without draft: true is published; delete this line'
const ADDRESS =
  'the file name is the address; if there was another one, write aliases: ["/blog/2019/03/old-name/"] instead, otherwise delete this line'
/** The remedies for fields of other site makers. Here and below, a name has no capitals, `-` or `_`, and no `seo`, `meta` or `og` in front. */
const REMEDIES: [field: RegExp, remedy: string][] = [
  [/^(publish(ed)?|public|visible): (false|no|0)$/i, DRAFT],
  [/^(status|state|visibility): (draft|private|hidden|unpublished)$/i, DRAFT],
  [/^(hidden|private|unlisted|unpublished|wip): (true|yes|1)$/i, DRAFT],
  [/^(publish(ed)?|public|visible|status|state|visibility): (true|yes|1|public|publish(ed)?)$/i, PUBLISHED],
  [/^(slug|permalink|url): /, ADDRESS],
]
/** Maps fields of other site makers to ours. */
const OTHER_NAMES: [field: RegExp, ours: string][] = [
  [/^(alias|redirectfrom): /, 'aliases'],
  [/^(heading|headline|name|posttitle): /, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day): /, 'date'],
  [/^(published|created|date(published|posted|created|added)): /, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?: /, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?): /, 'tags'],
  [/^(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler|teaser|deck|blurb): /, 'summary'],
]

/** Says what to do about a field that is none of ours. @param known fields of ours that are there, to which it adds what is meant. */
export function foreignRemedy(name: string, value: unknown, known: Set<string>, ours: Fields) {
  const joined = name.toLowerCase().replace(/[-_]|^(seo|meta|og)/g, '')
  const line = `${joined}: ${value}`
  const [, remedy] = REMEDIES.find(([field]) => field.test(line)) ?? []
  if (remedy) return remedy
  const [, other = ''] = OTHER_NAMES.find(([field]) => field.test(line)) ?? []
  const meant = Object.hasOwn(ours, joined) ? joined : other
  const field = ours[meant]
  if (!field || known.has(meant) || !value)
    return `there is no such field; the fields are ${Object.keys(ours).join(', ')}; rename it, or delete this line`
  known.add(meant)
  const wanted = wantedBy(field, dayOf(value))
  return `here, it is called ${meant}${wanted ? `; ${wanted}` : ''}`
}
