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
/** React does not know these attributes, or not without a value. */
const OBSOLETE = 'charOff compact hSpace isMap longDesc noHref noShade noWrap vAlign'.split(' ')
const isShown = (name: unknown) => !OBSOLETE.includes(String(name))
const shown = Object.entries(attributes ?? {}).map(([tag, names]) => [tag, names.filter(isShown)] as const)
/** Allows what GitHub shows, some elements that can do no harm, and our `<Change />`. */
const SCHEMA = {
  ...defaultSchema,
  clobberPrefix: ID_PREFIX,
  tagNames: names?.concat('abbr bdi caption cite dfn figcaption figure mark small u wbr change'.split(' ')),
  attributes: {
    ...Object.fromEntries(shown),
    code: [...(attributes?.code ?? []), 'dataMeta'],
    change: ['of', 'before', 'after', 'unit'],
  },
  protocols: { ...protocols, href: [...(protocols?.href ?? []), 'tel'] },
}

const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
const parseHtml = unified().use(rehypeRaw)
const sanitize = unified().use(rehypeSanitize, SCHEMA)

/** Returns a tree in which nothing runs, and the tags that are left out of it. */
export function safeHtml(markdown: Markdown, text: string) {
  keepForHtml(markdown)
  const html = toHtml.runSync(markdown) as Root // the plugins return a tree of the same type, here and below
  // The parser of HTML takes as long as all other steps. A text without HTML needs it only for a footnote in a link.
  if (!/<|\[\^/.test(text)) return { tree: sanitize.runSync(html) as Root, tags: [] }
  const parsed = parseHtml.runSync(html) as Root
  // The sanitizer may leave a table in a paragraph, where no parser puts it, and React would report that.
  const tree = parseHtml.runSync(sanitize.runSync(parsed)) as Root
  const shown = tagsIn(tree)
  return { tree, tags: tagsIn(parsed).filter((tag) => !shown.includes(tag)) }
}

function tagsIn(tree: Root) {
  const tags = new Set<string>()
  visit(tree, 'element', ({ tagName }: Element) => void tags.add(`<${tagName}>`))
  return [...tags]
}

/** Keeps what the parser of HTML would lose: the end of a `<Change />`, and words behind a language, as in `ts {1}`. */
function keepForHtml(markdown: Markdown) {
  visit(markdown, (node) => {
    if (node.type === 'html')
      node.value = node.value.replace(/<Change\b((?:"[^"]*"|'[^']*'|[^"'>])*?)\/?>/g, '<change$1></change>')
    if (node.type === 'code' && node.meta) node.data = { hProperties: { dataMeta: node.meta } }
  })
}
