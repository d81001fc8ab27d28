import type { Fields } from '@/scripts/import/support/fields'

/** A part of a file, such as one job. The facts about the person are the entry of the section `basics`. */
export type Entry<Read = Fields> = {
  section: string
  path: string // for reports: its section and its number there, such as `work[0]`
  language: string // of its dates, such as `Mai 2021`
  fields: Read
}

/** The fields of an entry when it is read: texts without Markdown and HTML, under the names of JSON Resume. */
export type Texts = Record<string, string | string[] | undefined> & {
  [Field in 'email' | 'name' | 'network' | 'url' | 'username']?: string
}
export type ReadEntry = Entry<Texts>

/** The entries of a JSON Resume, by section. Some sections exist only in our content, such as `contributions`. */
export type Resume = { basics: Texts; profiles: ReadEntry[]; sections: Record<string, ReadEntry[]> }
