import { readDay } from '@/components/markdown/read-day'
import type { FrontMatter } from '@/content/schema/article'

type Field = keyof FrontMatter | 'name'

const FIELDS_OF_TEXTS: Field[] = ['title', 'date', 'summary', 'updated', 'draft', 'tags', 'aliases']
const FIELDS_OF_STORIES: Field[] = ['problem', 'role', 'team', 'duration', 'outcome', 'decisions']
const FIELDS_OF_PAGES: Field[] = ['name', 'place']
const FIELDS_OF_PITCHES: Field[] = ['projects', 'skills', 'without']

/** The schemas have the same fields, but importing them would bring zod to each page. */
export const OUR_FIELDS: string[] = [
  ...FIELDS_OF_TEXTS,
  ...FIELDS_OF_STORIES,
  ...FIELDS_OF_PAGES,
  ...FIELDS_OF_PITCHES,
]

/** Maps normalized names that other site makers have for our fields. */
const OTHER_NAMES: [name: RegExp, ours: Field][] = [
  [/^(alias|redirectfrom)$/, 'aliases'],
  [/^(heading|headline|name|posttitle)$/, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day)$/, 'date'],
  [/^(published|created|date(published|posted|created|added))$/, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?$/, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?)$/, 'tags'],
  [/^(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler|teaser|deck|blurb)$/, 'summary'],
]

/** Gives the fields of front matter our names. If two mean the same, the one that has our name already counts. */
export function renameFrontMatter(written: Record<string, unknown>) {
  const values: Record<string, unknown> = {}
  const writtenAs: NodeJS.Dict<string> = {}
  const unknown: string[] = []
  const isOurs = (name: string) => OUR_FIELDS.includes(name)
  const names = Object.keys(written).sort((one, other) => Number(isOurs(other)) - Number(isOurs(one)))
  for (const name of names) {
    const normalized = isOurs(name) ? name : normalizedName(name)
    const [, other] = OTHER_NAMES.find(([pattern]) => pattern.test(normalized)) ?? []
    const ours = isOurs(normalized) ? normalized : other
    const isDay = ours === 'date' || ours === 'updated'
    // A field such as `published: true` says no day.
    const isSaid = isDay ? /\d/.test(String(written[name])) : written[name] !== ''
    if (ours && !values[ours] && (isSaid || ours === name)) {
      values[ours] = isDay ? readDay(written[name]) : written[name]
      writtenAs[ours] = name
    } else if (!isOurs(name)) unknown.push(name)
  }
  return { values, writtenAs, unknown }
}

/** Takes capitals, `-`, `_` and a first word such as `seo` out of a name: `og-title`, but not `ogre`. */
export function normalizedName(name: string) {
  const [, rest = name] =
    /^(?:[Ss][Ee][Oo]|[Mm][Ee][Tt][Aa]|[Oo][Gg])(?:[-_.:]|(?=[A-Z]))(.*)/.exec(name) ?? []
  return rest.toLowerCase().replace(/[-_]/g, '')
}
