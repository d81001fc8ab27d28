import type { ReactNode } from 'react'

/** In a build, `after-build.ts` puts the finished 404 here. What this showed or imported would be a part of every page. */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
