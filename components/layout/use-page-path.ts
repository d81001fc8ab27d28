import { usePathname } from 'next/navigation'

/** Returns the path of the page as the visitor sees it. The build makes a page that is a file at an inner one (`app/_server/rewrites.ts`). */
export function usePagePath() {
  const path = usePathname()
  return process.env.SITE_HAS_PAGE_FILES ? path.replace('/page-file/', '/') : path
}
