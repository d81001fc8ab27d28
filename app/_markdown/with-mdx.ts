import { join } from 'node:path'
import createMdx from '@next/mdx'

export const withMdx = createMdx({
  extension: /\.mdx?$/,
  options: {
    // Nothing in a text is code.
    format: 'md',
    remarkPlugins: ['remark-frontmatter', plugin('markdown'), plugin('heading-ids')],
    rehypePlugins: [plugin('list-headings'), plugin('highlight-code')],
  },
})

/** Turbopack takes plugins by name or path only. */
function plugin(name: string) {
  return join(__dirname, `${name}.mjs`)
}
