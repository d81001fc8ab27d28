import type { ReactNode } from 'react'

/** A build leaves this empty, because it is a part of every page. `after-build.ts` puts in `global-not-found.tsx`. */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
