import { isLink } from '@/scripts/check/is-link'
import type { Entry } from '@/scripts/import/content-source'

/** A part of the resume that cannot go into the content as it is. */
export type Remark = { path: string; value: unknown; why?: string }

/** Leaves out a part of the resume, with a remark. */
export type AddRemark = (path: string, value: unknown, why?: string) => void

export function same<Item>(list: Item[]): Entry<Item>[] {
  return list.map((item) => ({ was: item, is: item }))
}

export function remarkOnFields(path: string, rest: object, addRemark: AddRemark) {
  for (const [key, value] of Object.entries(rest)) addRemark(path ? `${path}.${key}` : key, value)
}

/** Removes the first item that fits from the pool, so that entries with the same name pair up in order. */
export function take<Item>(pool: Item[], fits: (item: Item) => boolean) {
  const index = pool.findIndex(fits)
  return index < 0 ? undefined : pool.splice(index, 1)[0]
}

export function nextId(items: { id: number }[]) {
  return Math.max(0, ...items.map(({ id }) => id)) + 1
}

/** Equal for two spellings of a name or an address. */
export function keyOf(text = '') {
  return text.toLowerCase().replace(/\/$/, '')
}

/** Without control characters, and without those that reverse the text around them. */
export function oneLine(text: string | null) {
  return (text ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** The https form of an http link, if others can reach its host. */
export function asHttps(url: string | undefined) {
  const secure = url?.replace(/^http:/i, 'https:')
  return secure !== url && isHttps(secure) ? secure : undefined
}

export function isHttps(url: string | undefined): url is string {
  return url !== undefined && isLink(url)
}
