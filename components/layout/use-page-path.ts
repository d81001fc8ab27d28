import { usePathname } from 'next/navigation'
import { decodedPath } from '@/components/text/addresses'

/** Returns the path as content names it, not encoded. Next has `content/pages/` at inner paths (`app/_config/rewrites.ts`). */
export function usePagePath() {
  return decodedPath(usePathname()).replace('/page-file/', '/')
}
