import { unlessExample, withoutExamples } from '@/content/schema/example'
import { PAGE_PARTS, type PageAddress } from '@/content/schema/pages'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { report } from '@/scripts/import/support/reports'

/** Our examples would be false of the person, and so would a page in the bar that only had these. */
export function removeExamples(next: OwnerContent, was: OwnerContent): OwnerContent {
  const withoutOurs = (value: unknown) => (Array.isArray(value) ? withoutExamples<object>(value) : value)
  const parts = Object.entries(next).map(([name, value]) => [name, withoutOurs(value)])
  const { owner } = next
  const [handle, headline, place] = [owner.handle, owner.headline, owner.place].map(unlessExample)
  const ownTexts = { handle, headline, place, bio: unlessExample(owner.bio) ?? '' }
  const emptied: OwnerContent = { ...Object.fromEntries(parts), owner: { ...owner, ...ownTexts } }
  const navigation = was.navigation.filter(({ name, href }) => {
    const isGone = isPageEmpty(emptied, href) && !isPageEmpty(was, href)
    if (isGone) report('navigation', name, 'its page only had our examples, so it left the bar')
    return !isGone
  })
  return { ...emptied, navigation }
}

function isPageEmpty(content: OwnerContent, href: PageAddress) {
  return PAGE_PARTS[href]?.({ ...content, notes: [] }).length === 0
}
