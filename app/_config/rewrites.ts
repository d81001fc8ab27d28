import { bases, pageFileRewrites } from './site-routes'

export const NOT_FOUND_PATH = '/not/a/page'

/** Patterns of Next that are also regular expressions. */
const BLOCKED_PATHS = [
  // Next would serve its error page with status 500, and caches could keep its 404.
  '/(_global-error|_not-found|404|500)',
  // Next takes the name of a dynamic route, such as `/notes/[name]`, for a page. It answers 500, or keeps its answer.
  '/((?:.*/)?(?:\\[|%5B).+(?:\\]|%5D)|(?:\\[|%5B)language(?:\\]|%5D)/.*)',
  // The page of `content/pages/uses.md` has the address `/uses` alone.
  '/((?:[^/]+/)?page-file/.*)',
  // The build has made every size of a photo. Strangers must not be able to make the server resize any.
  '/_next/image',
]

/** Returns the address of the 404 of a further language, which is an ordinary page for Next. */
export function missingPath(base: string) {
  return `${base}/missing`
}

/** @param withAliases is true in a build of a site with old addresses, which `app/[...moved]` answers. */
export function rewritesOf(basePath: string, withAliases: boolean) {
  return {
    beforeFiles: [
      // Next allows no route with the name of an icon. `favicon.ico` may be a PNG, because browsers read the bytes.
      { source: '/icon.svg', destination: '/icon-svg' },
      { source: '/favicon.ico', destination: '/apple-icon' },
      ...blockingRules(),
    ],
    afterFiles: pageFileRewrites,
    fallback: [
      // Next looks for an old address without the base path. `keepBasePath` of `after-build.ts` makes this rule keep it.
      ...(withAliases && basePath ? [...blockingRules(), { source: '/:path*', destination: '/:path*' }] : []),
      // Next has a single 404. An address in a further language gets the 404 of that language if no page has answered.
      ...bases.slice(1).map((base) => ({ source: `${base}/:path*`, destination: missingPath(base) })),
    ],
  }
}

/** Makes new rules for each call, because Next changes them. */
function blockingRules() {
  return BLOCKED_PATHS.map((source) => ({ source, destination: NOT_FOUND_PATH }))
}

/** Checks if a rule or the 404 already answers at a path, so that no text can have it. */
export function isReserved(path: string) {
  const { beforeFiles, fallback } = rewritesOf('', true)
  const isInRules = [...beforeFiles, ...fallback].some((rule) => Object.values(rule).includes(path))
  const isBlocked = BLOCKED_PATHS.some((pattern) => RegExp(`^${pattern}$`).test(path))
  return isInRules || isBlocked || path.startsWith('/_next/')
}
