import type { ComponentProps } from 'react'
import { absolute } from '@/app/_metadata/site-address'
import { captionOf } from '@/components/article/figure'
import { elementsOf } from '@/components/article/markdown-elements'
import { linkTarget, picturePath } from '@/components/article/targets'
import { encodedPath } from '@/components/content/addresses'
import type { Article } from '@/components/content/article-files'
import type { Content } from '@/components/content/content'
import { isResized, isVideoFile, publishedPath, resizedPhoto } from '@/components/content/picture-file'
import { renderIn } from '@/components/content/use-content'
import { isRemote } from '@/components/markdown/elements'
import { FOOTNOTES } from '@/components/markdown/headings'

/** Renders the text without our styles. */
export async function articleHtml(article: Article, content: Content) {
  // Next refuses an ordinary import, because pages must not use it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const link = ({ href = '', children }: ComponentProps<'a'>) => {
    const target = linkTarget(href, article).href
    return target ? <a href={new URL(absolute(target), absolute(article.href)).href}>{children}</a> : children
  }
  const picture = ({ src = '', alt, title = '' }: { src?: string; alt?: string; title?: string }) => {
    if (isRemote(src)) return <a href={src}>{alt}</a>
    const path = picturePath(src, article)
    if (!path) return alt
    const file = absolute(encodedPath(isResized(path) ? resizedPhoto(path, 1_280) : publishedPath(path)))
    return (
      <>
        {isVideoFile(src) ? (
          // biome-ignore lint/a11y/useMediaCaption: as on the page
          <video src={file} aria-label={alt} controls />
        ) : (
          // biome-ignore lint/performance/noImgElement: for programs that know nothing of this site
          <img src={file} alt={alt} loading="lazy" /> // otherwise React writes a preload before the text
        )}
        {captionOf(title) && <em>{captionOf(title)}</em>}
      </>
    )
  }
  const { footnotes } = content.words.article
  const own = {
    ...{ a: link, video: link, plate: picture, img: picture, contents: () => null },
    h2: ({ id, children }: ComponentProps<'h2'>) => <h2>{id === FOOTNOTES ? footnotes : children}</h2>,
    // The browser's own, instead of those that scroll or lead to themselves.
    ...{ h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', pre: 'pre', table: 'table', formula: 'div' },
  }
  return renderIn(content.language, () => renderToStaticMarkup(elementsOf(article.body().tree, article, own)))
}
