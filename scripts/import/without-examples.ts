import { isDeepStrictEqual } from 'node:util'
import { isPlaceholder } from '@/app/_site/placeholders'
import { type PageAddress, pageAt } from '@/content/schema/pages'
import type { Exports } from '@/scripts/import/exports'
import type { Remark } from '@/scripts/import/fitting'

/** Lists whose entries a reader takes for the owner's own. */
const LISTS = [
  'socials',
  'contactSocials',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
  'skills',
  'services',
  'projects',
] as const

/**
 * The content without the examples that a résumé has not replaced, because they would be false of its person. A page
 * that has lost all of its content leaves the bar.
 *
 * @param was the content before the import. @param shipped what we ship.
 */
export function withoutExamples(next: Exports, was: Exports, shipped: Exports, remark: Remark): Exports {
  const { headline, place, bio } = next.owner
  const emptied: Exports = {
    ...next,
    ...Object.fromEntries(LISTS.map((name) => [name, ownOf(name)])),
    owner: {
      ...next.owner,
      headline: isPlaceholder(headline) ? undefined : headline,
      place: isPlaceholder(place) ? undefined : place,
      bio: isPlaceholder(bio) ? '' : bio,
    },
  }
  const isGone = ({ href }: { href: PageAddress }) => isEmpty(emptied, href) && !isEmpty(was, href)
  for (const { name } of was.navigation.filter(isGone))
    remark('navigation', name, 'its page only had our examples, so it left the bar')
  return { ...emptied, navigation: was.navigation.filter((item) => !isGone(item)) }

  /** What the résumé has replaced is the owner's, even if it is the same as ours. */
  function ownOf(name: (typeof LISTS)[number]) {
    const list: unknown[] = next[name]
    if (list !== was[name]) return list
    return list.filter(
      (entry) => !(shipped[name] as unknown[]).some((ours) => isDeepStrictEqual(ours, entry)),
    )
  }
}

function isEmpty(content: Exports, href: PageAddress) {
  return pageAt(href).filling?.({ ...content, notes: [] }).length === 0
}
