import { type Finding, finding } from '@/app/_check/finding'
import { SCHEMAS } from '@/content/schema/fields'

/** What the files say that they should not. @param content whatever the files export, valid or not. */
export function schemaMistakes(content: unknown): Finding[] {
  return Object.entries(SCHEMAS).flatMap(([file, schema]) => {
    const { error } = schema.safeParse(Object(content)[file])
    return (error?.issues ?? []).flatMap((issue) => {
      const path = [file, ...issue.path]
      if (issue.code !== 'unrecognized_keys') return finding(content, path, issue.message)
      return issue.keys.map((key) => finding(content, [...path, key], issue.message))
    })
  })
}
