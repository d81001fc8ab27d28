import { usePathname } from 'next/navigation'

/** Returns the path that visitors see. A page of the owner is built at an inner one (`app/_config/rewrites.ts`). */
export function usePagePath() {
  return usePathname().replace('/page-file/', '/')
}
