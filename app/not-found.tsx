import type { ReactNode } from 'react'

/**
 * For a page that calls `notFound()`. In a build it shows nothing, because what it imports would be a part of every page:
 * `after-build.ts` puts the finished page of `global-not-found.tsx` in its place.
 */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
