import { isExample } from '@/content/schema/example'
import { type PageAddress, pageAt } from '@/content/schema/pages'
import type { Exports } from '@/scripts/import/exports'
import type { Remark } from '@/scripts/import/fitting'

/**
 * The content without our examples, because they would be false of the person of a résumé. A page that has lost all of
 * its content leaves the bar.
 *
 * @param was the content before the import.
 */
export function withoutExamples(next: Exports, was: Exports, remark: Remark): Exports {
  const lists = Object.entries(next).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((entry) => !isExample(entry)) : value,
  ])
  const { headline, place, bio } = next.owner
  const emptied: Exports = {
    ...next,
    ...Object.fromEntries(lists),
    owner: {
      ...next.owner,
      headline: isExample(headline) ? undefined : headline,
      place: isExample(place) ? undefined : place,
      bio: isExample(bio) ? '' : bio,
    },
  }
  const isGone = ({ href }: { href: PageAddress }) => isEmpty(emptied, href) && !isEmpty(was, href)
  for (const { name } of was.navigation.filter(isGone))
    remark('navigation', name, 'its page only had our examples, so it left the bar')
  return { ...emptied, navigation: was.navigation.filter((item) => !isGone(item)) }
}

function isEmpty(content: Exports, href: PageAddress) {
  return pageAt(href).filling?.({ ...content, notes: [] }).length === 0
}
