import { join } from 'node:path'
import createMdx from '@next/mdx'

/** Turbopack takes plugins by name or path only. */
export const mdxOptions = {
  // Nothing in a text is code.
  format: 'md' as const,
  remarkPlugins: ['remark-frontmatter', plugin('markdown'), plugin('heading-ids')],
  rehypePlugins: [plugin('list-headings'), plugin('highlight-code')],
}

export const withMdx = createMdx({ extension: /\.mdx?$/, options: mdxOptions })

function plugin(name: string) {
  return join(__dirname, `${name}.mjs`)
}
