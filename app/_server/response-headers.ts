/** The headers of every response. `next.config.ts` imports this, and resolves no `@`. */
import { bases, pitchedCvs } from './page-files'
import { CSP, contentSecurityPolicy, type Hosts, SECURITY_HEADERS } from './security-policy'

/** The endings of what is shown by itself. A 404 at such an address runs no script. */
const MEDIA = 'svg|png|jpg|jpeg|webp|gif|avif|ico|mp4|webm|pdf'

/** This policy allows every inline script. Each page narrows it to those that it was built with. */
const securityHeaders = (owner: Hosts) => [
  { key: CSP, value: contentSecurityPolicy(["'unsafe-inline'"], owner) },
  ...Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
]
/** For what other sites may show, such as pictures in a feed reader. */
const embeddableHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]
const hiddenHeaders = [{ key: 'X-Robots-Tag', value: 'noindex' }]
/** An SVG that is opened by itself may contain styles. */
const fileHeaders = [{ key: CSP, value: "default-src 'none'; style-src 'unsafe-inline'" }]

type Deployment = { owner: Hosts; isDevelopment: boolean; isHidden: boolean }

/** Of two headers with the same name, the later one counts. */
export function responseHeaders({ owner, isDevelopment, isHidden }: Deployment) {
  return [
    ...(isDevelopment ? [] : [{ source: '/:path*', headers: securityHeaders(owner) }]),
    // A file that is not HTML cannot say itself that search engines must ignore it.
    ...(isHidden ? ['/:path*'] : pitchedCvs).map((source) => ({ source, headers: hiddenHeaders })),
    { source: '/(preview(?:/.*)?|apple-icon)', headers: embeddableHeaders },
    // By default, Next lets shared caches keep a page for a year, beyond the next deployment.
    ...['/', '/((?!_next/static/|github/avatar$).*)'].map((source) => ({
      source,
      headers: [cacheControl('public, max-age=0, must-revalidate')],
    })),
    ...bases.map((base) => ({ source: `${base}/github`, headers: [cacheControl('private, no-store')] })),
    { source: '/(_next/static/.+|github/avatar)', headers: fileHeaders },
    {
      // By their endings, because a pattern is at most 4,096 characters long, and an owner may have any number of files.
      source: `/((?!_next/).+\\.(?:${MEDIA}|${MEDIA.toUpperCase()}))`,
      headers: [
        ...fileHeaders,
        ...embeddableHeaders,
        // If a page revalidates each drawing, a click takes half as long again to paint it.
        cacheControl(`public, max-age=${isDevelopment ? 0 : 60}`),
      ],
    },
  ]
}

function cacheControl(value: string) {
  return { key: 'Cache-Control', value }
}
