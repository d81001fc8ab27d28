import { usePathname } from 'next/navigation'

/** Returns the path of the page as the visitor sees it. The build makes a page that is a file at an inner one (`app/_config/rewrites.ts`). */
export function usePagePath() {
  return usePathname().replace('/page-file/', '/')
}
