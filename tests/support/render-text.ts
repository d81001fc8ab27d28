import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { highlightCode } from '@/components/markdown/highlight-code'
import { parseText } from '@/components/markdown/parse-text'

/** Renders a text without our components. */
export async function renderText(source: string) {
  const tree = await highlightCode(parseText(source).body().tree)
  return renderToStaticMarkup(toJsxRuntime(tree, runtime)).trim()
}
