import type { ReactNode } from 'react'

/** A build shows nothing here, because each page would carry it. `after-build.ts` brings in `global-not-found.tsx`. */
const NotFound: () => ReactNode =
  process.env.NODE_ENV === 'development' ? require('@/components/layout/sheet').NotFoundSheet : () => null

export default NotFound
