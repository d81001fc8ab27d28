// Imports are relative, because `next.config.ts` imports this.
import { bases, pageFiles } from './page-files'

export const NOT_FOUND_PATH = '/not/a/page'

/** The 404 of a further language, which Next does not know as one. */
export function missingPath(base: string) {
  return `${base}/missing`
}

/** @param withAliases in a build of a site with old addresses, which `app/[...moved]` answers. */
export function rewritesOf(basePath: string, withAliases: boolean) {
  return {
    beforeFiles: [
      // For these names, Next accepts only files. Browsers look at the bytes of an icon and not at its name.
      { source: '/icon.svg', destination: '/icon-svg' },
      { source: '/favicon.ico', destination: '/apple-icon' },
      ...blockedPaths(),
    ],
    afterFiles: pageFiles,
    fallback: [
      // `/notes/old` may be an old address. Next tries the page of a note first, and forgets the base path if there is none.
      ...(withAliases && basePath ? [...blockedPaths(), { source: '/:path*', destination: '/:path*' }] : []),
      // Next knows one 404 only. This is for what no page of a further language has answered.
      ...bases.slice(1).map((base) => ({ source: `${base}/:path*`, destination: missingPath(base) })),
    ],
  }
}

/** Each pattern is also a regular expression. Next writes the base path into the rules, so each call makes new ones. */
function blockedPaths() {
  const patterns = [
    // Without this, Next serves its error page with status 500, and caches could keep its 404.
    '/(_global-error|_not-found|404|500)',
    // Next takes the name of a dynamic route, such as `/notes/[name]`, for a page, and answers 500 or keeps its answer.
    '/((?:.*/)?(?:\\[|%5B).+(?:\\]|%5D)|(?:\\[|%5B)language(?:\\]|%5D)/.*)',
    // A Markdown page has one address, and this is not it.
    '/((?:[^/]+/)?page-file/.*)',
    // The build has made every size of a photo. Strangers must not be able to make the server resize any.
    '/_next/image',
  ]
  return patterns.map((source) => ({ source, destination: NOT_FOUND_PATH }))
}

/** Checks whether a rule or the 404 answers at a path, so that no text can have it. */
export function isReserved(path: string) {
  const { beforeFiles, fallback } = rewritesOf('', true)
  const isNamed = [...beforeFiles, ...fallback].some((rule) => Object.values(rule).includes(path))
  const isBlocked = blockedPaths().some(({ source }) => RegExp(`^${source}$`).test(path))
  return isNamed || isBlocked || path.startsWith('/_next/')
}
