import type { ReactNode } from 'react'

/** Nothing in a build, because it would be a part of every page. There, `after-build.ts` copies the 404 of `global-not-found.tsx`. */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
