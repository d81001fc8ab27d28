import { contentFiles } from '@/components/content/content-files'

// biome-ignore lint/suspicious/noExplicitAny: broken content has no type
export type Draft = Record<string, any>

/** Returns the specimen's content after a change. @param change gets the exports of all files, by name. */
export function changed(change: (draft: Draft) => unknown) {
  const copy = structuredClone(contentFiles)
  const draft: Draft = Object.assign({}, ...Object.values(copy))
  change(draft)
  for (const file of Object.values(copy))
    for (const name of Object.keys(file)) Object.assign(file, { [name]: draft[name] })
  return copy
}
