import { existsSync } from 'node:fs'
import { contentFiles } from '@/components/content/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { idsOf, translationFiles } from '@/components/content/translation'
import { own, real } from '@/content/schema/example'
import { type PageAddress, pageAt } from '@/content/schema/pages'
import { entriesOf } from '@/content/schema/parts'
import { mergeResume } from '@/scripts/import/merge-resume'
import { type Exports, isSame, printContent } from '@/scripts/import/print-content'
import { readResume } from '@/scripts/import/read-resume'
import type { Remark } from '@/scripts/import/remarks'
import { isFields } from '@/scripts/import/resume-fields'

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

/** Merges new translations into those that are there. Removes entries whose id is gone. */
function translation(said: unknown, first: unknown, further: unknown): unknown {
  if (Array.isArray(first) && idsOf(first)) {
    const find = (list: unknown, id: unknown) => entriesOf(list).find((entry) => entry.id === id)
    const entries = first.flatMap((entry) => {
      const fields = translation(find(said, entry.id), entry, find(further, entry.id))
      return fields ? [{ id: entry.id, ...Object(fields) }] : []
    })
    return said || entries.length > 0 ? entries : undefined
  }
  if (!isFields(first) || !isFields(further)) return isSame(first, further) ? said : (further ?? said)
  const names = Object.keys({ ...Object(said), ...further })
  const parts = names.map((name) => [name, translation(Object(said)[name], first[name], further[name])])
  const different = parts.filter(([, part]) => part !== undefined)
  return different.length > 0 ? Object.fromEntries(different) : undefined
}

/** The text of a file of a further language with what is different there, if anything is new. @param names of its exports. */
function printTranslation(file: string, language: string, names: string[], first: Exports, further: Exports) {
  const path = file.replace('content/', `content/${language}/`)
  const said = Object(translationFiles(language)[file])
  const changed = names.flatMap((name): [string, unknown][] => {
    const value = translation(said[name], Object(first)[name], Object(further)[name])
    return isSame(value, said[name]) ? [] : [[name, value]]
  })
  if (changed.length === 0) return []
  const typed = `import type * as first from '@/${file.replace('.ts', '')}'
import type { Translated } from '@/content/schema/translated'
${changed.map(([name]) => `\nexport const ${name}: Translated<typeof first.${name}> = []\n`).join('')}`
  return { path, text: printContent(path, Object.fromEntries(changed), existsSync(path) ? undefined : typed) }
}
