import { readDay } from '@/components/markdown/read-day'
import type { FrontMatter } from '@/content/schema/article'

const OURS: Record<keyof FrontMatter, true> = {
  ...{ title: true, date: true, summary: true, updated: true, draft: true, tags: true, aliases: true },
  ...{ problem: true, role: true, team: true, duration: true, outcome: true, name: true, place: true },
  ...{ projects: true, skills: true, without: true, decisions: true },
}
/** Maps normalized names that other site makers have for our fields. */
const OTHER_NAMES: [name: RegExp, ours: keyof FrontMatter][] = [
  [/^(alias|redirectfrom)$/, 'aliases'],
  [/^(heading|headline|posttitle)$/, 'title'],
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day)$/, 'date'],
  [/^(published|created|date(published|posted|created|added))$/, 'date'],
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?$/, 'updated'],
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?)$/, 'tags'],
  [/^(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler|teaser|deck|blurb)$/, 'summary'],
]

/** Gives the fields of front matter our names. Of two fields that mean the same, the one with our name counts. */
export function renameFrontMatter(written: Record<string, unknown>) {
  const values: Record<string, unknown> = {}
  const writtenAs: NodeJS.Dict<string> = {}
  const unknown: string[] = []
  const isOurs = (name: string) => Object.hasOwn(OURS, name)
  const names = Object.keys(written).sort((a, b) => Number(isOurs(b)) - Number(isOurs(a)))
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

/** Takes capitals, `-` and `_` out of a name, and a word in front of it, as in `seoTitle`, `meta.title` and `og-title`. */
export function normalizedName(name: string) {
  return name
    .replace(/^(?:seo|SEO|meta|Meta|og|OG)(?:[-_.:]|(?=[A-Z]))/, '')
    .toLowerCase()
    .replace(/[-_]/g, '')
}
