// Imports are relative, because `next.config.ts` imports this.
import { CSP, contentSecurityPolicy, type Hosts, SECURITY_HEADERS } from '../_server/security-policy'
import { bases, pitchedCvs } from './page-files'

/** The endings of files that a browser may open alone, in any case. Such an address runs no script, not even its 404. */
const MEDIA = 'svg|png|jpg|jpeg|webp|gif|avif|ico|mp4|webm|pdf'.replace(/[a-z]/g, (letter) => {
  return `[${letter}${letter.toUpperCase()}]`
})

/** For what other sites may show, such as pictures in a feed reader. */
const EMBEDDABLE = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
/** An SVG that is opened by itself may contain styles. */
const FILE_POLICY = { [CSP]: "default-src 'none'; style-src 'unsafe-inline'" }

type Deployment = { owner: Hosts; isDevelopment: boolean; isHidden: boolean }

/** Of two headers with the same name, the later one counts. */
export function responseHeaders({ owner, isDevelopment, isHidden }: Deployment) {
  // This policy allows every inline script. Each page narrows it to those that it was built with.
  const policy = { [CSP]: contentSecurityPolicy(["'unsafe-inline'"], owner) }
  const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
  return [
    ...(isDevelopment ? [] : [rule('/:path*', { ...policy, ...SECURITY_HEADERS })]),
    // A file that is not HTML cannot say itself that search engines must ignore it.
    ...(isHidden ? ['/:path*'] : pitchedCvs).map((source) => rule(source, { 'X-Robots-Tag': 'noindex' })),
    rule('/(preview(?:/.*)?|apple-icon)', EMBEDDABLE),
    // By default, Next lets shared caches keep a page for a year, beyond the next deployment.
    ...['/', '/((?!_next/static/|github/avatar$).*)'].map((source) => rule(source, revalidated)),
    ...bases.map((base) => rule(`${base}/github`, { 'Cache-Control': 'private, no-store' })),
    rule('/(_next/static/.+|github/avatar)', FILE_POLICY),
    // The rule names no files, because a pattern may have 4,096 characters, and an owner has any number of files.
    rule(`/((?!_next/).+\\.(?:${MEDIA}))`, {
      ...FILE_POLICY,
      ...EMBEDDABLE,
      // If each click revalidates the drawings of a page, it takes 1.5 times as long to paint.
      'Cache-Control': `public, max-age=${isDevelopment ? 0 : 60}`,
    }),
  ]
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
