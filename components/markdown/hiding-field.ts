import { readDay } from '@/components/markdown/read-day'
import { normalizedName } from '@/components/markdown/rename-front-matter'
import { isDate, isFuture } from '@/content/schema/days'

const NO = /^(?:false|no?|off|0|null|~|never)?$/i
const isYes = (value: string) => !NO.test(value)
const PARTS_OF_A_PAGE = /^(?:,?\s*(?:feedback|footer|navigation|path|tags|toc))+$/i // of Material for MkDocs
/** Matches `Draft`, `members` and `paid`, but not `unprotected` and `unpaid`. */
const UNREADY =
  /draft|private|hidden|unpublish|unlist|schedul|pending|^future$|trash|(?<!un)protect|password|member|(?<!un)paid|noindex|^none$/i
const isPast = (day: string) => isDate(day) && !isFuture(day)
const HIDING: [name: RegExp, hides: (value: string) => boolean][] = [
  [/^(is)?(draft|hidden|private|unlisted|unpublished|protected|secret)$/, isYes], // isDraft: true
  [/^hide$/, (value) => isYes(value) && !PARTS_OF_A_PAGE.test(value)], // hide: true, but not hide: toc
  [/^(wip|noindex|ignorepublish|eleventyexcludefromcollections)$/, isYes], // wip: true
  [/^(is)?(publish(ed)?|public|visible|listed|dgpublish)$|^build\.(list|render)$/, (value) => NO.test(value)],
  [/^(post|page)?(status|state|visibility|access)$|^robots$/, (value) => UNREADY.test(value)], // status: scheduled
  [/^pass(word|wd|phrase)(s|hash|salt|hint|only|enabled|required|protect\w*)?$/, isYes], // password_hash: 5f4d
  [/^(publi(sh|shed|cation)|schedul\w*)((date)?time|date|on|at|for)?$/, (value) => isFuture(readDay(value))],
  [/^(expir\w*|unpublish)(date|datetime|time|on|at)?$/, (value) => isPast(readDay(value))], // expiryDate: 2020-01-01
]

/** Returns the name of a field with which another site maker would hide the text, or undefined if there is none. */
export function hidingField(values: Record<string, unknown>) {
  const isHiding = ([name, value]: [string, unknown]) =>
    HIDING.some(([pattern, hides]) => pattern.test(normalizedName(name)) && hides(String(value)))
  return Object.entries(values).flatMap(flattened).find(isHiding)?.[0]
}

/** A few site makers put fields into groups, such as `build: { list: never }`. */
function flattened([name, value]: [string, unknown]): [string, unknown][] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isGroup ? Object.entries(value).map(([field, text]) => [`${name}.${field}`, text]) : [[name, value]]
}
