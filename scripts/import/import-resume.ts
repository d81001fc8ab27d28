import { messageOf } from '@/app/_findings/printable'
import { openPicture } from '@/app/_untrusted/open-picture'
import { furtherLanguages } from '@/components/content/language-folders'
import { MAX_PIXELS } from '@/components/files/picture-limits'
import { isExample, withoutExamples } from '@/content/schema/example'
import { PAGE_PARTS, type PageAddress } from '@/content/schema/pages'
import { mergeResume } from '@/scripts/import/merge/merge-resume'
import { ownLinks } from '@/scripts/import/merge/merge-social-links'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { withProjectFilters } from '@/scripts/import/merge/project-filters'
import { printTranslations } from '@/scripts/import/print/print-translations'
import { readResume } from '@/scripts/import/resume/read-resume'
import { type Fields, isEqual } from '@/scripts/import/support/fields'
import { newPicture, withPortrait } from '@/scripts/import/support/new-picture'
import { report, withReports } from '@/scripts/import/support/reports'

/** The fields of the owner that are never missing, and what replaces an example there. */
const EMPTY_VALUES: Fields = { bio: '', roles: [], passions: [] }

/** Replaces each list that the résumé has, and removes our examples. */
export async function importResume(path: string, current: OwnerContent) {
  const resume = await readResume(path, current.language)
  const portrait = await takePortrait(resume.basics)
  const merged = mergeResume(resume, current)
  if (portrait) merged.owner = withPortrait(merged.owner, portrait.path)
  // A résumé that changes nothing leaves our examples, too.
  const next = isEqual(merged, current)
    ? current
    : withProjectFilters(removeExamples(merged, current), current)
  const translate = async (language: string) =>
    mergeResume(await readResume(path, language), { ...next, language }, { original: resume })
  // The reports of these runs are dropped, because each language leaves out the same fields.
  const { result: translated } = await withReports(() => Promise.all(furtherLanguages.map(translate)))
  return { next, files: [...printTranslations(translated, next, current), ...(portrait?.files ?? [])] }
}

/** Takes out a picture that the résumé contains. If it does not open, the owner still gets everything else. */
async function takePortrait(basics: Fields) {
  const [address, base64] = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(String(basics.image)) ?? []
  if (!base64) return
  basics.image = undefined
  try {
    return await newPicture('/portrait', await openPicture(Buffer.from(base64, 'base64'), MAX_PIXELS))
  } catch (error) {
    report('basics.image', address, `no portrait: ${messageOf(error)}`)
  }
}

/** Our examples would be false of the person. */
function removeExamples(next: OwnerContent, current: OwnerContent): OwnerContent {
  const withoutOurs = (value: unknown) => (Array.isArray(value) ? withoutExamples<object>(value) : value)
  const parts = Object.entries(next).map(([name, value]) => [name, withoutOurs(value)])
  const examples = Object.entries(next.owner).filter(([, value]) => isExample(value))
  const empty = Object.fromEntries(examples.map(([field]) => [field, EMPTY_VALUES[field]]))
  const { name, email } = next.owner // The site needs both, so an example stays.
  const owner = { ...next.owner, ...empty, name, email }
  const [socials = [], contactSocials = []] = [next.socials, next.contactSocials].map(ownLinks)
  const emptied: OwnerContent = { ...Object.fromEntries(parts), owner, socials, contactSocials }
  return { ...emptied, navigation: withoutEmptiedPages(emptied, current) }
}

/** A link in the bar to a page that only had our examples goes with them. */
function withoutEmptiedPages(emptied: OwnerContent, current: OwnerContent) {
  return current.navigation.filter(({ name, href }) => {
    const isGone = isPageEmpty(emptied, href) && !isPageEmpty(current, href)
    if (isGone) report('navigation', name, 'its page only had our examples, so it left the bar')
    return !isGone
  })
}

function isPageEmpty(content: OwnerContent, href: PageAddress) {
  return PAGE_PARTS[href]?.({ ...content, notes: [] }).length === 0
}
