import { usePathname } from 'next/navigation'

/** The path that the visitor sees. A page of `content/pages/` is built at an inner one (`app/_config/rewrites.ts`). */
export function usePagePath() {
  return usePathname().replace('/page-file/', '/')
}
