import type { Element, Root } from 'hast'
import type { Root as Markdown } from 'mdast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** The sanitizer puts this prefix in front of every id, also in front of that of the footnotes. */
export const ID_PREFIX = 'user-content-'

const { attributes, protocols, tagNames: names } = defaultSchema
/** React reports these attributes of old HTML. */
const OBSOLETE = 'charOff compact hSpace isMap longDesc noHref noShade noWrap vAlign'.split(' ')
const isShown = (attribute: unknown) => !OBSOLETE.includes(String(attribute))
const shown = Object.entries(attributes ?? {}).map(([tag, all]) => [tag, all.filter(isShown)] as const)
/** Allows what GitHub shows, some elements that can do no harm, and our `<Change />`. */
const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  tagNames: names?.concat('abbr bdi caption cite dfn figcaption figure mark small u wbr change'.split(' ')),
  attributes: {
    ...Object.fromEntries(shown),
    code: [...(attributes?.code ?? []), 'metastring'],
    change: ['of', 'before', 'after', 'unit'],
  },
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
}

const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
const parseHtml = unified().use(rehypeRaw)
const sanitize = unified().use(rehypeSanitize, SCHEMA)

/** Returns a tree in which nothing runs, and the tags that are left out of it. */
export function safeHtml(markdown: Markdown, text: string) {
  prepareForHtml(markdown)
  const html = toHtml.runSync(markdown) as Root // the plugins return a tree of the same type, here and below
  // The parser of HTML takes as long as all other steps. A text without HTML needs it only for a footnote in a link.
  if (!/<|\[\^/.test(text)) return { tree: sanitize.runSync(html) as Root, tags: [] }
  const parsed = parseHtml.runSync(html) as Root
  // Of `<p><math><table>`, the sanitizer leaves a table in a paragraph, which React reports. Parsing again moves it out.
  const tree = parseHtml.runSync(sanitize.runSync(parsed)) as Root
  const kept = tagsIn(tree)
  return { tree, tags: tagsIn(parsed).filter((tag) => !kept.includes(tag)) }
}

function tagsIn(tree: Root) {
  const tags = new Set<string>()
  visit(tree, 'element', ({ tagName }: Element) => void tags.add(`<${tagName}>`))
  return [...tags]
}

function prepareForHtml(markdown: Markdown) {
  visit(markdown, (node) => {
    // In HTML, `<Change />` has no end, so the text below would be part of it.
    if (node.type === 'html')
      node.value = node.value.replace(/<Change\b((?:"[^"]*"|'[^']*'|[^"'>])*?)\/?>/g, '<change$1></change>')
    // The plugin of highlight-code.ts reads the words behind a language, as in `ts {1}`, from `metastring`.
    if (node.type === 'code' && node.meta) node.data = { hProperties: { metastring: node.meta } }
  })
}
