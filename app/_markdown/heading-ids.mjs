import GithubSlugger from 'github-slugger'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Ids that the page itself has around a text and below it. */
const TAKEN = ['content', 'end', 'menu', 'language-menu', 'footnote-label']

/** Gives each heading an id, to which links lead with `#`. */
export default function headingIds() {
  return (tree) => {
    const slugger = new GithubSlugger()
    for (const id of TAKEN) slugger.slug(id)
    visit(tree, 'heading', (node) => {
      const text = plainText(node, { includeHtml: false, includeImageAlt: false })
      node.data = { ...node.data, hProperties: { id: slugger.slug(text) } }
    })
  }
}
