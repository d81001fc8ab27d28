import { evaluate } from '@mdx-js/mdx'
import type { ComponentProps } from 'react'
import * as runtime from 'react/jsx-runtime'
import markdown from '@/app/_markdown/markdown.mjs'
import { absolute } from '@/app/_metadata/site-address'
import { Change } from '@/components/article/change'
import { captionOf } from '@/components/article/figure'
import { elements } from '@/components/article/markdown-elements'
import { decodedPath, encodedPath } from '@/components/content/addresses'
import type { Article } from '@/components/content/article-files'
import type { Content } from '@/components/content/content'
import { isVideoFile } from '@/components/content/picture-kind'
import { renderIn } from '@/components/content/use-content'
import { linkIn } from '@/components/layout/site-addresses'

/** Renders the text without our styles. Importing the module of the page would compile every note twice: 12 s for 100 notes. */
export async function articleHtml(article: Article, content: Content) {
  // Next refuses an ordinary import, because pages must not use it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: Text } = await evaluate(article.text, {
    ...runtime,
    format: 'md',
    remarkPlugins: [markdown],
    remarkRehypeOptions: { footnoteLabel: content.words.article.footnotes },
  })
  const text = (
    <Text
      components={{
        a: ({ href = '', children }: ComponentProps<'a'>) => (
          <a href={new URL(absolute(linkIn(content, href)), absolute(article.href)).href}>{children}</a>
        ),
        img: ({ src = '', alt, title = '' }: { src?: string; alt?: string; title?: string }) => (
          <>
            {isVideoFile(src) ? (
              // biome-ignore lint/a11y/useMediaCaption: as on the page
              <video src={absoluteFile(src)} aria-label={alt} controls />
            ) : (
              // biome-ignore lint/performance/noImgElement: for programs that know nothing of this site
              <img src={absoluteFile(src)} alt={alt} loading="lazy" /> // otherwise React writes a preload before the text
            )}
            {captionOf(title) && <em>{captionOf(title)}</em>}
          </>
        ),
        formula: 'div',
        input: elements.input,
        Change,
      }}
    />
  )
  return renderIn(content.language, () => renderToStaticMarkup(text))
}

function absoluteFile(src: string) {
  return absolute(encodedPath(decodedPath(src)))
}
