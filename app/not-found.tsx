import type { ReactNode } from 'react'

/**
 * In a build, `after-build.ts` puts the finished 404 in its place. What it showed would be in the data of every page, and
 * an `import` of it in their scripts.
 */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development'
    ? require('@/components/not-found/not-found-sheet').NotFoundSheet
    : () => null

export default NotFound
