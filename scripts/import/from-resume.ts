import { existsSync } from 'node:fs'
import { content as contentFiles } from '@/app/_check/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { idsOf, translated, translationFiles } from '@/components/content/translation'
import { own, real } from '@/content/schema/example'
import { type PageAddress, pageAt } from '@/content/schema/pages'
import { entriesOf } from '@/content/schema/parts'
import { type Exports, isSame } from '@/scripts/import/exports'
import { mergeResume } from '@/scripts/import/merge-resume'
import { printContent } from '@/scripts/import/print-content'
import { readResume } from '@/scripts/import/read-resume'
import type { Remark } from '@/scripts/import/remarks'

/** The content with what a résumé says, and the files of further languages. @param path of the résumé. */
export async function fromResume(path: string, content: Exports, remark: Remark) {
  const resume = await readResume(path, content.language, remark)
  const taken = mergeResume(resume, content, remark)
  const merged = isSame(taken, content) ? content : withoutExamples(taken, content, remark)
  return { merged, files }

  /** The files of further languages of the site. With texts in one language, only what is gone is left out. */
  async function files(next: Exports) {
    const silent = () => {} // of the first language, everything is told
    const printed = furtherLanguages.map(async (language) => {
      const further = mergeResume(await readResume(path, language, silent), next, silent, resume)
      return Object.entries(contentFiles).flatMap(([file, was]) =>
        printTranslation(file, language, Object.keys(was), next, further),
      )
    })
    return (await Promise.all(printed)).flat()
  }
}

/** Takes our examples out, because they would be false of the person. A page that has lost all of its content leaves the bar. */
export function withoutExamples(next: Exports, was: Exports, remark: Remark): Exports {
  const { headline, place, bio } = next.owner
  const lists = Object.entries(next).map(([name, value]) => [
    name,
    Array.isArray(value) ? own<object>(value) : value,
  ])
  const emptied: Exports = {
    ...Object.fromEntries(lists),
    owner: { ...next.owner, headline: real(headline), place: real(place), bio: real(bio) ?? '' },
  }
  const gone = was.navigation.filter(({ href }) => isEmpty(emptied, href) && !isEmpty(was, href))
  for (const { name } of gone)
    remark('navigation', name, 'its page only had our examples, so it left the bar')
  return { ...emptied, navigation: was.navigation.filter((item) => !gone.includes(item)) }
}

function isEmpty(content: Exports, href: PageAddress) {
  return pageAt(href).filling?.({ ...content, notes: [] }).length === 0
}

/** Returns what a further language says differently: of an entry with an id its fields, otherwise a whole list. */
function difference(first: unknown, further: unknown): unknown {
  if (isSame(first, further)) return undefined
  if (Array.isArray(first) && Array.isArray(further)) {
    if (!idsOf(first)) return further
    return first.flatMap((entry) => {
      const fields = difference(entry, further.find(({ id }) => id === entry.id) ?? entry)
      return fields ? { id: entry.id, ...Object(fields) } : []
    })
  }
  if (typeof first !== 'object' || typeof further !== 'object' || !first || !further) return further
  const names = Object.keys({ ...first, ...further })
  const parts = names.map((name) => [name, difference(Object(first)[name], Object(further)[name])])
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** Merges what is different now into what is said already, without the entries that are gone. */
function withAdded(said: unknown, value: unknown, first: unknown) {
  const ids = Array.isArray(first) && idsOf(first)
  if (!ids || !Array.isArray(said)) return translated(said, value)
  const find = (list: unknown, id: unknown) => entriesOf(list).find((entry) => entry.id === id)
  return ids.flatMap((id) => translated(find(said, id), find(value, id)) ?? [])
}

/** The text of a file of a further language with what is different there, if anything is new. @param names of its exports. */
function printTranslation(file: string, language: string, names: string[], first: Exports, further: Exports) {
  const path = file.replace('content/', `content/${language}/`)
  const said = Object(translationFiles(language)[file])
  const changed = names.flatMap((name): [string, unknown][] => {
    const next = Object(first)[name]
    const value = withAdded(said[name], difference(next, Object(further)[name]), next)
    return isSame(value, said[name]) ? [] : [[name, value]]
  })
  if (changed.length === 0) return []
  const typed = `import type * as first from '@/${file.replace('.ts', '')}'
import type { Translated } from '@/content/schema/translated'
${changed.map(([name]) => `\nexport const ${name}: Translated<typeof first.${name}> = []\n`).join('')}`
  return { path, text: printContent(path, Object.fromEntries(changed), existsSync(path) ? undefined : typed) }
}
