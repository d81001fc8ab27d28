import { expect, test } from 'vitest'
import { isFieldTranslated, mergeTranslation } from '@/components/content/merge-translation'

const plural = { one: 'a', other: 'b' }
const FIRST = { name: 'Ada', bio: 'I compute.', roles: ['Engineer', 'Writer'], plural }

test('says in the further language what that has, and the rest in the first one', () => {
  const own = { bio: 'Ich rechne.', roles: ['Ingenieurin'], plural: { other: 'c' } }
  const entry = mergeTranslation(FIRST, own)
  expect(entry).toEqual({ ...FIRST, ...own })
  expect(Object.keys(FIRST).filter((name) => isFieldTranslated(entry, name))).toEqual(Object.keys(own))
  expect(mergeTranslation(FIRST, undefined)).toBe(FIRST)
})

test('takes a copied text for one that is not translated, but not a short one', () => {
  const bio = '遅い電話でも速いアプリを作ります。'
  const first = { position: 'Developer', summary: 'I moved the queue to Node.', bio }
  const copy = mergeTranslation(first, { ...first })
  expect(Object.keys(first).filter((field) => isFieldTranslated(copy, field))).toEqual(['position'])
  const [entry = {}] = mergeTranslation([{ ...first, position: 'Clerk' }, first], [{ ...first }])
  expect(isFieldTranslated(entry, 'summary')).toBe(false)
})

test('finds entries by their ids in any order, and leaves an unknown id to the doctor', () => {
  const first = [
    { id: 1, title: 'Board', isNew: true },
    { id: 2, title: 'Map', isNew: false },
  ]
  const further = [3, 2].map((id) => ({ id, title: `Titel ${id}` }))
  const list = mergeTranslation(first, further)
  expect(list.map(({ title }) => title)).toEqual(['Board', 'Titel 2'])
  expect(list.map((entry) => isFieldTranslated(entry, 'title'))).toEqual([false, true])
  expect(list[1]).toHaveProperty('isNew', false)
})

test('takes a list without ids, or with one twice, as it stands there', () => {
  const own = [{ position: 'Leiterin' }]
  const list = mergeTranslation([{ position: 'Head' }, { position: 'Clerk' }], own)
  expect(list).toEqual(own)
  expect(isFieldTranslated(list[0] ?? {}, 'position')).toBe(true)
  const twice = ['Head', 'Clerk'].map((position) => ({ id: 9, position }))
  expect(mergeTranslation(twice, own)).toEqual(own)
})
