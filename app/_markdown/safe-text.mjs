import { attributesOf } from './harmless-html.mjs'
import { excessIn } from './limits.mjs'

/**
 * Keeps the code of a text from the evaluator, which would run it with the environment of a build. A file that cannot be
 * read becomes an empty page. Otherwise, every page of the development server would fail because of it.
 */
export default function safeText() {
  const { parser } = this
  this.parser = (text, file) => {
    try {
      if (!excessIn(text)) return parser(text, file)
    } catch {}
    return { type: 'root', children: [] }
  }
  return (tree) => {
    takeOutCode(tree)
  }
}

/**
 * Leaves nothing of MDX in a tree but `<Change>`. Harmless elements become HTML. Comments go too, because
 * `@jsxImportSource` in one is an import.
 *
 * @returns what could run or is not known.
 */
export function takeOutCode(parent, refused = []) {
  parent.children = parent.children.flatMap((node) => {
    if (node.children) takeOutCode(node, refused)
    if (!node.type.startsWith('mdx')) return node
    if (attributesOf(node.name) && !strangeAttribute(node))
      return node.name === 'Change' ? node : asHtml(node)
    if (node.data?.estree?.body.length !== 0) refused.push(node)
    return node.children ?? []
  })
  return refused
}

/** The first attribute that is not known, or whose value is not a plain text. */
export function strangeAttribute({ name, attributes }) {
  return attributes.find(
    (one) =>
      one.type !== 'mdxJsxAttribute' ||
      typeof one.value !== 'string' ||
      !attributesOf(name)?.includes(one.name),
  )
}

function asHtml({ name, attributes, children, position }) {
  const hProperties = Object.fromEntries(attributes.map((one) => [one.name, one.value]))
  return { type: 'harmlessHtml', children, position, data: { hName: name, hProperties } }
}
