import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { CSP, contentSecurityPolicy, type Hosts, hashInlineScripts } from '@/app/_server/security-policy'

export const CHARSET = '<meta charSet="utf-8"/>'
const POLICY = new RegExp(`<meta http-equiv="${CSP}"[^>]*>`)
/** By default, Chromium reads the typefaces when it lays out the page, and the first frame shows the fallback. */
const LOAD_TYPEFACES = "document.fonts.load('1em Geist');document.fonts.load('1em Geist Mono')"

/**
 * Puts the stylesheets into the page. Without this step, `/` paints 540 ms later (slow 4G, CPU four times slower).
 * The styles go to the end of the head, because link previews read only the beginning of a page. The `<link>` stays,
 * because otherwise React fetches the stylesheet again; it is disabled, so the browser does not fetch it.
 */
export function inlineStyles(html: string, basePath: string) {
  let styles = ''
  const disabled = html.replace(/(<link rel="stylesheet" href="([^"]+)"[^>]*)\/>/g, (_, link, href) => {
    styles += readStylesheet(href, basePath)
    return `${link} disabled=""/>`
  })
  if (!styles.includes('url(data:') || !html.includes('</head>'))
    throw new Error('No stylesheet with typefaces found: has the framework changed its markup?')
  const end = `<style>${styles}</style><script>${LOAD_TYPEFACES}</script></head>`
  return disabled.replace('</head>', () => end)
}

/** Reads a stylesheet, with the letters that most pages need as `data:`. @param href is as a page names it. */
function readStylesheet(href: string, basePath: string) {
  const address = href.slice(basePath.length).replace(/\?.*/, '')
  const file = decodeURI(address).replace(/^\/_next/, '.next')
  return readFileSync(file, 'utf8').replace(/url\((\.\.\/[^)]+)\)/g, (_, relative: string) =>
    relative.includes('basic')
      ? `url(data:font/woff2;base64,${readFileSync(join(dirname(file), relative), 'base64')})`
      : `url(${posix.join(basePath, posix.dirname(address), relative)})`,
  )
}

/**
 * Takes `loading="lazy"` off the first photo of a page, which is mostly the largest thing that shows. It shows 240 ms
 * earlier on `/` and 80 ms earlier on `/project` (slow 4G, CPU four times slower).
 * The component cannot do this, because after a click React waits for photos that are not lazy.
 */
export function loadFirstPhoto(html: string) {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  const hurried = main.replace(/(<img\b[^>]*?) loading="lazy"/, '$1')
  if (!main || (hurried === main && main.includes('<img')))
    throw new Error('The first photo was not found: has the framework changed its markup?')
  return html.replace(main, () => hurried)
}

/** Writes into a page which scripts it allows. Headers would need a rule for each page, and hosts take about 2,000. */
export function addPolicy(html: string, hosts: Hosts) {
  if (!html.includes(CHARSET)) throw new Error(`No ${CHARSET} found: has the framework changed its markup?`)
  const bare = html.replace(POLICY, '')
  // Browsers accept `frame-ancestors` in a header only.
  const policy = contentSecurityPolicy(hashInlineScripts(bare), hosts).replace(/; frame-ancestors.*/, '')
  return bare.replace(CHARSET, `$&<meta http-equiv="${CSP}" content="${policy}"/>`)
}
