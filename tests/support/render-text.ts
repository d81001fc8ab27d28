import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'
import nextConfig from '@/next.config'

/** Renders a text as `@next/mdx` does, with the options that the site gives to it. */
export async function renderText(source: string) {
  vi.stubEnv('TURBOPACK', '1')
  const { turbopack } = await nextConfig('phase-production-build')
  const [[rule]] = JSON.parse(JSON.stringify(Object.values(turbopack?.rules ?? {})))
  const { remarkPlugins, rehypePlugins, format } = rule.loaders[0].options
  const load = async (plugin: string | [string, object]) => {
    const [path, ...options] = typeof plugin === 'string' ? [plugin] : plugin
    return [(await import(path)).default, ...options] as [never]
  }
  const plugins = {
    remarkPlugins: await Promise.all(remarkPlugins.map(load)),
    rehypePlugins: await Promise.all(rehypePlugins.map(load)),
  }
  const { default: Text } = await evaluate(source, { ...runtime, ...plugins, format })
  return renderToStaticMarkup(createElement(Text, { components: { Change: 'hr' } }))
}
