import type { ZodType } from 'zod'
import type { LineFinding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { dayOf, type Field } from '@/components/content/front-matter'
import { wantedBy } from '@/content/schema/field-types'

/** The fields of an article, by their names. */
export type Fields = Record<string, ZodType>

/** Fields by which other site makers hide a text. Their names are in small letters without `-` and `_`, here and below. */
const DRAFTS = [
  /^(publish(ed)?|public|visible): (false|no|0)$/i,
  /^(status|state|visibility): (draft|private|hidden|unpublished)$/i,
  /^(hidden|private|unlisted|unpublished|wip): (true|yes|1)$/i,
]
const PUBLISHED = 'a text without draft: true is published; delete this line'
const ADDRESS =
  'the file name is the address; if there was another one, write aliases: ["/blog/2019/03/old-name/"] instead, otherwise delete this line'
/** What to do about others of their fields. */
const REMEDIES: [field: RegExp, remedy: string][] = [
  [/^(publish(ed)?|public|visible|status|state|visibility): (true|yes|1|public|publish(ed)?)$/i, PUBLISHED],
  [/^(slug|permalink|url): /, ADDRESS],
]
/** Maps their fields to ours. */
const OTHER_NAMES: [field: RegExp, ours: string][] = [
  [/^(alias|redirectfrom): /, 'aliases'],
  [/^(heading|headline|name|posttitle|(seo|meta|og)title): /, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day): /, 'date'],
  [/^(published|created|date(published|posted|created|added)): /, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?: /, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?): /, 'tags'],
  [/^(seo|meta|og)?(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler): /, 'summary'],
  [/^(teaser|deck|blurb): /, 'summary'],
]

/** Finds fields that mean a draft, but do not make the text one here. */
export function foreignDrafts(fields: Field[]): LineFinding[] {
  return fields.flatMap(({ line, values = {} }) =>
    Object.entries(values).flatMap(([name, value]) => {
      const isDraft = DRAFTS.some((field) => field.test(`${joined(name)}: ${value}`))
      return isDraft ? { line, text: `${name}: ${show(value)} — write draft: true` } : []
    }),
  )
}

/** Says what to do about a field that is none of ours. @param known fields of ours that are there, to which it adds what is meant. */
export function foreignRemedy(name: string, value: unknown, known: Set<string>, ours: Fields) {
  const line = `${joined(name)}: ${value}`
  const [, remedy] = REMEDIES.find(([field]) => field.test(line)) ?? []
  if (remedy) return remedy
  const [, other = ''] = OTHER_NAMES.find(([field]) => field.test(line)) ?? []
  const meant = Object.hasOwn(ours, joined(name)) ? joined(name) : other
  const field = ours[meant]
  if (!field || known.has(meant) || !value)
    return `there is no such field; the fields are ${Object.keys(ours).join(', ')}; rename it, or delete this line`
  known.add(meant)
  const wanted = wantedBy(field, dayOf(value))
  return `here, it is called ${meant}${wanted ? `; ${wanted}` : ''}`
}

function joined(name: string) {
  return name.toLowerCase().replace(/[-_]/g, '')
}
