import { readDay } from '@/components/markdown/read-day'
import type { FrontMatter } from '@/content/schema/article'

/** Lists the fields of the schema again, because an import of it would put its library into the server's bundle of each page. */
const OURS: Record<keyof FrontMatter, true> = {
  ...{ title: true, date: true, summary: true, updated: true, draft: true, tags: true, aliases: true },
  ...{ problem: true, role: true, team: true, duration: true, outcome: true, decisions: true }, // of stories
  ...{ name: true, place: true, projects: true, skills: true, without: true }, // of pages and pitches
}
/** Maps the normalized names of other site makers to our fields. */
const OTHER_NAMES: [name: RegExp, ours: keyof FrontMatter][] = [
  [/^(alias|redirectfrom)$/, 'aliases'], // redirect_from
  [/^(heading|headline|posttitle)$/, 'title'], // post_title
  [/^(pub|publish|published|posted?|created?|creation|start)?(date|datetime|time|on|at|day)$/, 'date'], // pubDate, created-at
  [/^(published|created|date(published|posted|created|added))$/, 'date'], // datePublished
  [/^(last|date)?(updated?|mod|modified|revised|edited)(date|datetime|time|on|at|day)?$/, 'updated'], // lastmod, dateModified
  [/^(tag|keywords?|categor(y|ies)|topics?|labels?)$/, 'tags'], // categories
  [/^(description|desc|excerpt|abstract|subtitle|tagline|lead|intro|spoiler|teaser|deck|blurb)$/, 'summary'], // og-description
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
    const [, mapped] = OTHER_NAMES.find(([pattern]) => pattern.test(normalized)) ?? []
    const ours = isOurs(normalized) ? normalized : mapped
    const isDay = ours === 'date' || ours === 'updated'
    // Without a number, as in `published: true`, a field is no day.
    const isSaid = isDay ? /\d/.test(String(written[name])) : written[name] !== ''
    if (ours && !values[ours] && (isSaid || ours === name)) {
      values[ours] = isDay ? readDay(written[name]) : written[name]
      writtenAs[ours] = name
    } else if (!isOurs(name)) unknown.push(name)
  }
  return { values, writtenAs, unknown }
}

/** Turns `Title`, `seoTitle`, `meta.title` and `og-title` into `title`, and `redirect_from` into `redirectfrom`. */
export function normalizedName(name: string) {
  return name
    .replace(/^(?:seo|SEO|meta|Meta|og|OG)(?:[-_.:]|(?=[A-Z]))/, '')
    .toLowerCase()
    .replace(/[-_]/g, '')
}
