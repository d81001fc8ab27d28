/** The steps that finish a page, in their order. At the end, `addPolicy` follows. */
import type { Owner } from '@/content/schema/owner'

/**
 * Lets a page load the owner's counter of visits once everything else is there, so that it delays nothing. On this
 * machine, where the owner looks and `npm run check` does, nothing is counted.
 */
export function addCounter(html: string, { counter, counterAttributes }: Owner) {
  if (!counter) return html
  const attributes = JSON.stringify({ ...counterAttributes, src: counter }).replaceAll('<', '\\u003c')
  const script = `<script>addEventListener('load',()=>{if(/^(localhost$|127\\.|\\[)/.test(location.hostname))return;const counter=document.createElement('script');for(const [name,value] of Object.entries(${attributes}))counter.setAttribute(name,value);document.head.append(counter)})</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/** Without this, Chromium reads the typefaces only when it lays out the page, and the first frame shows the fallback. */
const LOAD_TYPEFACES = "document.fonts.load('1em Geist');document.fonts.load('1em Geist Mono')"

/**
 * Puts the stylesheets into the page. Without this step the first paint comes 540 ms later on `/` and 520 ms later on
 * `/project` (slow 4G, CPU four times slower).
 *
 * They go to the end of the head, because link previews read only the beginning of a page. The `<link>` stays, because
 * otherwise React fetches the stylesheet again; it is disabled, so the browser does not fetch it.
 *
 * @param read gives the content of a stylesheet, with the basic letters of the typefaces in it.
 * @throws when there is no stylesheet, no typeface in it, or no end of the head.
 */
export function inlineStyles(html: string, read: (href: string) => string) {
  let styles = ''
  const disabled = html.replace(
    /<link rel="stylesheet" href="([^"]+)"((?:(?! disabled)[^>])*?)\/>/g,
    (_, href: string, rest: string) => {
      styles += read(href)
      return `<link rel="stylesheet" href="${href}"${rest} disabled=""/>`
    },
  )
  if (!styles)
    throw new Error('No stylesheet found: has the framework changed its markup, or is the page finished?')
  if (!styles.includes('url(data:')) throw new Error('No typeface found: have the basic letters moved?')
  if (!html.includes('</head>')) throw new Error('No </head> found: has the framework changed its markup?')
  const end = `<style>${styles}</style><script>${LOAD_TYPEFACES}</script></head>`
  return disabled.replace('</head>', () => end)
}

const END_OF_PAGE = '</body></html>'

/**
 * Next closes a page twice if a part of it waits for the browser, as the filter does, and puts half of its data behind the
 * first end.
 *
 * @throws when the page has no end.
 */
export function closeOnce(html: string) {
  if (!html.endsWith(END_OF_PAGE))
    throw new Error(`No ${END_OF_PAGE} found: has the framework changed its markup?`)
  return html.replaceAll(END_OF_PAGE, '') + END_OF_PAGE
}

/**
 * Takes `loading="lazy"` off the first photo of a page, which is mostly the largest thing that shows. It shows 240 ms
 * earlier on `/` and 80 ms earlier on `/project` (slow 4G, CPU four times slower).
 *
 * This is not done in the component, because after a click React waits for photos that are not lazy before it shows
 * the page.
 *
 * @throws when the page has no main element, or a photo in it that is not lazy.
 */
export function loadFirstPhoto(html: string) {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
  const hurried = main.replace(/(<img\b[^>]*?) loading="lazy"/, '$1')
  if (!main || (hurried === main && main.includes('<img')))
    throw new Error('The first photo was not found: has the framework changed its markup?')
  return html.replace(main, () => hurried)
}
