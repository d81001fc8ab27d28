import type { ReactNode } from 'react'

/** In a build, this page is empty, because each page carries it. `after-build.ts` puts in `global-not-found.tsx`. */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
