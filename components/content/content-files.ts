import { resolve } from 'node:path'
import { CAREER_LISTS } from '@/components/content/career-sections'
import { translationPaths } from '@/components/content/language-folders'
import * as ownCareer from '@/content/career'
import * as descriptions from '@/content/descriptions'
import * as navigation from '@/content/navigation'
import * as owner from '@/content/owner'
import * as projects from '@/content/projects'
import type { Career } from '@/content/schema/career'
import type { SCHEMAS } from '@/content/schema/schemas'
import * as services from '@/content/services'
import * as skills from '@/content/skills'
import * as socials from '@/content/socials'
import * as words from '@/content/words'

/** A list that an older `content/career.ts` lacks is empty. */
const career: Career = {
  ...(Object.fromEntries(CAREER_LISTS.map((list) => [list, []])) as object as Career), // the compiler types keys as plain strings
  ...(ownCareer as Partial<Career>),
}

export const contentFiles = {
  'content/owner.ts': { ...owner },
  'content/socials.ts': { ...socials },
  'content/career.ts': career,
  'content/skills.ts': { ...skills },
  'content/services.ts': { ...services },
  'content/projects.ts': { ...projects },
  'content/descriptions.ts': { ...descriptions },
  'content/navigation.ts': { ...navigation },
  'content/words.ts': { ...words },
} satisfies Record<keyof typeof SCHEMAS, object>

/** An older `content/words.ts` has no language, and is in English. */
export const { language: firstLanguage = 'en' }: Partial<typeof words> = contentFiles['content/words.ts']

export type ContentFiles = typeof contentFiles

const translationFiles: [path: string, exports: object][] = process.env.NEXT_RUNTIME
  ? bundledTranslations()
  : translationPaths().map((path) => [path, require(/* turbopackIgnore: true */ resolve(path))])

/** Returns the bundled files of further languages, without the default export that Next adds to an empty file. */
function bundledTranslations(): [path: string, exports: object][] {
  const modules = import.meta.glob<{ default?: object }>(
    ['../../content/*/*.ts', '!../../content/schema/*.ts'],
    { eager: true },
  )
  return Object.entries(modules).map(([path, { default: _, ...file }]) => [path.replace('../../', ''), file])
}

/** Maps the path of each file in the first language to the exports of the same file in a further language. */
export function exportsByFile(language: string): Record<string, object> {
  const translated = translationFiles.filter(([path]) => path.startsWith(`content/${language}/`))
  return Object.fromEntries(translated.map(([path, file]) => [path.replace(`/${language}/`, '/'), file]))
}

export function translationExports(language: string): object {
  return Object.assign({}, ...Object.values(exportsByFile(language)))
}
