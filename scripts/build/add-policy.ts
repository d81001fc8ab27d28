import { CSP, contentSecurityPolicy, type Hosts, hashInlineScripts } from '@/app/_server/security-policy'

export const CHARSET = '<meta charSet="utf-8"/>'
const POLICY = new RegExp(`<meta http-equiv="${CSP}"[^>]*>`)

/** The page itself says which scripts it allows, because a header would be a rule for each page, and hosts take about 2,000. */
export function addPolicy(html: string, hosts: Hosts) {
  if (!html.includes(CHARSET)) throw new Error(`No ${CHARSET} found: has the framework changed its markup?`)
  const bare = html.replace(POLICY, '')
  // Browsers accept `frame-ancestors` in a header only.
  const policy = contentSecurityPolicy(hashInlineScripts(bare), hosts).replace(/; frame-ancestors.*/, '')
  return bare.replace(CHARSET, `$&<meta http-equiv="${CSP}" content="${policy}"/>`)
}
