import type { Fields } from '@/scripts/import/support/fields'

/** A part of a file, such as one job. The facts about the person are the entry of the section `basics`. */
export type Entry = {
  section: string
  /** Where it stands, for reports, such as `work[0]`. */
  path: string
  /** The language of its dates, such as `Mai 2021`. */
  language: string
  fields: Fields
}

/** An entry when it is read: texts without Markdown and HTML, under the names of JSON Resume. */
export type Texts = Record<string, string | string[] | undefined>

/** A whole résumé. It also has what only our content has, such as `contributions`. */
export type Resume = { basics: Texts; profiles: Texts[]; sections: Record<string, Texts[]> }
