import { CSP, contentSecurityPolicy, type Hosts, hashInlineScripts } from '@/app/_server/security-policy'

/** Each page begins with it. */
export const CHARSET = '<meta charSet="utf-8"/>'
const POLICY = new RegExp(`<meta http-equiv="${CSP}"[^>]*>`)

/**
 * Allows the inline scripts that a page was built with, and no others. The page says so itself, because a header for each
 * page would be a rule for each, and hosts take about 2,000. A page that has one already gets a new one.
 */
export function addPolicy(html: string, hosts: Hosts) {
  if (!html.includes(CHARSET)) throw new Error(`No ${CHARSET} found: has the framework changed its markup?`)
  const bare = html.replace(POLICY, '')
  // Browsers accept `frame-ancestors` in a header only.
  const policy = contentSecurityPolicy(hashInlineScripts(bare), hosts).replace(/; frame-ancestors.*/, '')
  return bare.replace(CHARSET, `$&<meta http-equiv="${CSP}" content="${policy}"/>`)
}
