import { usePathname } from 'next/navigation'

/** Returns the path that visitors see. Next has `content/pages/` at inner paths (`app/_config/rewrites.ts`). */
export function usePagePath() {
  return usePathname().replace('/page-file/', '/')
}
