import type { ReactNode } from 'react'

/** Shows nothing in a build, because it would be a part of every page: `after-build.ts` puts the built `global-not-found.tsx` there. */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
