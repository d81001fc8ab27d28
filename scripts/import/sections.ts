import type { Entry } from '@/scripts/import/content-source'
import { type AddRemark, asHttps, isHttps, nextId, remarkOnFields, take } from '@/scripts/import/plan-parts'

/** What the entries of a resume have in common. */
type From = { url?: string; repository?: string; startDate?: string; endDate?: string }

/** How one section of a resume becomes a list of the content. */
export type Section<Source extends object, Item extends object> = {
  /** Name in the resume. */
  path: string
  /** Why an entry cannot be imported. */
  needs: string
  /** Whether an end may stand without a start. */
  endsAlone?: boolean
  /** Whether each entry has an id. */
  hasIds?: boolean
  isSame: (item: Item, from: Source) => boolean
  /**
   * @param was the entry of the content with the same name.
   * @param remark on a field that cannot be imported as it is.
   * @returns the entry, and the fields of the resume that it has no place for. Nothing if the entry lacks what it needs.
   */
  read: (
    from: Source,
    was: Item | undefined,
    remark: (field: string, value: unknown, why: string) => void,
  ) => { is: Omit<Item, 'id'>; rest: object } | undefined
}

/** The list after the import. Fields that the resume has no place for stay as they were. */
export function readSection<Source extends object, Item extends object>(
  { path, needs, endsAlone, hasIds, isSame, read }: Section<Source, Item>,
  section: Source[],
  current: Item[],
  addRemark: AddRemark,
) {
  const pool = [...current]
  let id = hasIds ? nextId(current as { id: number }[]) : 0
  return section.flatMap((from, index): Entry<Item>[] => {
    const place = `${path}[${index}]`
    const was = take(pool, (item) => isSame(item, from))
    const entry = read(from, was, (field, value, why) => addRemark(`${place}.${field}`, value, why))
    if (!entry) {
      addRemark(place, from, needs)
      return []
    }
    remarkOnFields(place, entry.rest, addRemark)
    const { url, repository, startDate, endDate }: From = from // every section has some of these, or none
    if (endDate && !startDate && !endsAlone) addRemark(`${place}.endDate`, endDate, 'an end needs a start')
    // What the resume does not say stays as it was, but no end means that it goes on.
    const said = Object.entries(entry.is).filter(
      ([field, value]) => value !== undefined || (field === 'end' && startDate),
    )
    const is = { ...was, ...(hasIds && { id: Object(was).id ?? id++ }), ...Object.fromEntries(said) } as Item
    const { link, repository: code }: { link?: string; repository?: string } = is
    if (url && link !== url) addRemark(`${place}.url`, url, whyNot(url, link))
    if (repository && code !== repository)
      addRemark(`${place}.repository`, repository, whyNot(repository, code))
    return [{ was, is }]
  })
}

export function period({ startDate, endDate }: From) {
  return { start: startDate, end: startDate && endDate }
}

/** The address if it is https. */
export function linkOf(url: string | undefined) {
  return isHttps(url) ? url : undefined
}

function whyNot(url: string, link = '') {
  const why = asHttps(url) ? 'it does not answer as https' : 'links are https'
  return link ? `${why}; the entry links to ${link}` : why
}

/** The texts that are not blank. */
export function some(texts: string[] = []) {
  const filled = texts.filter((text) => text.trim())
  return filled.length > 0 ? filled : undefined
}
