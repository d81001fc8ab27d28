import { contentFiles } from '@/components/content/content-files'
import { EXAMPLE_SENTENCES } from '@/content/schema/example'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'

/** Lists whose entries can be examples. */
const LISTS = 'socials contactSocials work volunteer education awards skills services projects'.split(' ')

/** The content before an owner has written anything: examples everywhere. */
export function asShipped(): OwnerContent {
  const shipped = structuredClone(Object.assign({}, ...Object.values(contentFiles)))
  for (const list of LISTS) for (const entry of shipped[list]) entry.example = true
  const [headline, bio] = EXAMPLE_SENTENCES
  const texts = { name: 'Your Name', email: 'you@example.com', headline, place: 'Your City', bio }
  Object.assign(shipped.owner, texts)
  return shipped
}
