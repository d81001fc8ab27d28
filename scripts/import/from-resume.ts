import { content as contentFiles } from '@/app/_check/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { isExample } from '@/content/schema/example'
import { type PageAddress, pageAt } from '@/content/schema/pages'
import { type Exports, isSame } from '@/scripts/import/exports'
import { mergeResume } from '@/scripts/import/merge-resume'
import { readResume } from '@/scripts/import/read-resume'
import type { Remark } from '@/scripts/import/remarks'
import { printTranslation } from '@/scripts/import/translations'

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

/**
 * The content without our examples, because they would be false of the person of a résumé. A page that has lost all of
 * its content leaves the bar.
 *
 * @param was the content before the import.
 */
export function withoutExamples(next: Exports, was: Exports, remark: Remark): Exports {
  const { headline, place, bio } = next.owner
  const lists = Object.entries(next).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((entry) => !isExample(entry)) : value,
  ])
  const emptied: Exports = {
    ...Object.fromEntries(lists),
    owner: {
      ...next.owner,
      headline: isExample(headline) ? undefined : headline,
      place: isExample(place) ? undefined : place,
      bio: isExample(bio) ? '' : bio,
    },
  }
  const gone = was.navigation.filter(({ href }) => isEmpty(emptied, href) && !isEmpty(was, href))
  for (const { name } of gone)
    remark('navigation', name, 'its page only had our examples, so it left the bar')
  return { ...emptied, navigation: was.navigation.filter((item) => !gone.includes(item)) }
}

function isEmpty(content: Exports, href: PageAddress) {
  return pageAt(href).filling?.({ ...content, notes: [] }).length === 0
}
