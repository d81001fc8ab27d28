import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { mdxOptions } from '@/app/_markdown/with-mdx'

/** Renders a text as `@next/mdx` does, with the options that the site gives to it. */
export async function renderText(source: string) {
  const load = async (plugin: string) => (await import(plugin)).default
  const { default: Text } = await evaluate(source, {
    ...runtime,
    format: mdxOptions.format,
    remarkPlugins: await Promise.all(mdxOptions.remarkPlugins.map(load)),
    rehypePlugins: await Promise.all(mdxOptions.rehypePlugins.map(load)),
  })
  return renderToStaticMarkup(createElement(Text, { components: { Change: 'hr' } }))
}
