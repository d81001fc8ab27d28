import { CSP, contentSecurityPolicy, type Hosts, SECURITY_HEADERS } from '../_server/security-policy'
import { bases, pitchedCvs } from './site-routes'

/** At an address with one of these endings, not even a 404 may run script, because browsers open such files by themselves. */
const MEDIA = 'svg|png|jpg|jpeg|webp|gif|avif|ico|mp4|webm|pdf'.replace(/[a-z]/g, (letter) => {
  return `[${letter}${letter.toUpperCase()}]`
})

/** Lets other sites show a file, such as a picture in a feed reader. */
const EMBEDDABLE = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
/** Allows styles alone, because an SVG that is opened by itself may contain them. */
const FILE_POLICY = { [CSP]: "default-src 'none'; style-src 'unsafe-inline'" }

type Deployment = { owner: Hosts; isDevelopment: boolean; isHidden: boolean }

/** Lists the rules for Next. If two rules set the same header, the later one counts. */
export function responseHeaders({ owner, isDevelopment, isHidden }: Deployment) {
  // This policy allows every inline script. A second one in each page allows only the scripts of that page.
  const policy = () => ({ [CSP]: contentSecurityPolicy(["'unsafe-inline'"], owner) })
  const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
  return [
    ...(isDevelopment ? [] : [rule('/:path*', { ...policy(), ...SECURITY_HEADERS })]),
    // A file that is not HTML can only be hidden from search engines by a header.
    ...(isHidden ? ['/:path*'] : pitchedCvs).map((source) => rule(source, { 'X-Robots-Tag': 'noindex' })),
    rule('/(preview(?:/.*)?|apple-icon)', EMBEDDABLE),
    // By default, Next lets shared caches keep a page for a year, beyond the next deployment.
    // Below a base path, the pattern does not match the home page.
    ...['/', '/((?!_next/static/|github/avatar$).*)'].map((source) => rule(source, revalidated)),
    ...bases.map((base) => rule(`${base}/github`, { 'Cache-Control': 'private, no-store' })),
    rule('/(_next/static/.+|github/avatar)', FILE_POLICY),
    // The rule names endings instead of files, because a pattern may have at most 4,096 characters.
    rule(`/((?!_next/).+\\.(?:${MEDIA}))`, {
      ...FILE_POLICY,
      ...EMBEDDABLE,
      // A page takes 1.5 times as long to paint if each click revalidates its drawings.
      'Cache-Control': `public, max-age=${isDevelopment ? 0 : 60}`,
    }),
  ]
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
