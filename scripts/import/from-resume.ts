import { isDeepStrictEqual } from 'node:util'
import { content as files } from '@/app/_check/content-files'
import { furtherLanguages } from '@/components/content/languages'
import { type Exports, isSameContent } from '@/scripts/import/exports'
import { type Context, mergeResume } from '@/scripts/import/merge-resume'
import { readResume } from '@/scripts/import/read-resume'
import { printTranslation, withNamesOf } from '@/scripts/import/translations'
import { withoutExamples } from '@/scripts/import/without-examples'

/** The content with what a résumé says, and the files of further languages. @param path of the résumé. */
export async function fromResume(path: string, content: Exports, context: Context) {
  const resume = await readResume(path, content.language, context.remark)
  const taken = mergeResume(resume, content, context)
  const merged = isSameContent(taken, content) ? taken : withoutExamples(taken, content, context.remark)
  return { merged, files: translations }

  /** Reads the résumé in further languages of the site. With texts in one language, only what is gone is left out. */
  async function translations(next: Exports) {
    const silent = () => {} // of the first language, everything is told
    const printed = furtherLanguages.map(async (language) => {
      const further = await readResume(path, language, silent)
      const merged = isDeepStrictEqual(further, resume)
        ? next
        : mergeResume(further, withNamesOf(next, resume, further), { ...context, remark: silent })
      merged.owner.updated = next.owner.updated
      return Object.entries(files).flatMap(([file, was]) =>
        printTranslation(file, language, Object.keys(was), next, merged),
      )
    })
    return (await Promise.all(printed)).flat()
  }
}
