// Imports are relative, because `next.config.ts` imports this.
import { bases, pageFileRewrites } from './page-files'

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
      ...blockingRules(),
    ],
    afterFiles: pageFileRewrites,
    fallback: [
      // If `/me/notes/old` is no note, it may be an old address. Without a rule that leads it to itself, Next would look
      // for `/notes/old`, without the base path.
      ...(withAliases && basePath ? [...blockingRules(), { source: '/:path*', destination: '/:path*' }] : []),
      // Next knows one 404 only. This is for what no page of a further language has answered.
      ...bases.slice(1).map((base) => ({ source: `${base}/:path*`, destination: missingPath(base) })),
    ],
  }
}

/** Makes new rules for each call, because Next changes them. `isReserved` reads their sources as regular expressions. */
function blockingRules() {
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

/** Checks for a path that no text can have, because a rule or the 404 answers there. */
export function isReserved(path: string) {
  const { beforeFiles, fallback } = rewritesOf('', true)
  const isInRules = [...beforeFiles, ...fallback].some((rule) => Object.values(rule).includes(path))
  const isBlocked = blockingRules().some(({ source }) => RegExp(`^${source}$`).test(path))
  return isInRules || isBlocked || path.startsWith('/_next/')
}
