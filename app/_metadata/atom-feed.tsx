import type { ComponentProps } from 'react'
import { escapeXml } from '@/app/_metadata/escape-xml'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import { captionOf } from '@/components/article/figure'
import { linkTarget } from '@/components/article/link-target'
import { elementsOf } from '@/components/article/markdown-elements'
import { picturePath } from '@/components/article/picture-path'
import { type Article, notesIn } from '@/components/content/article-lists'
import type { Content } from '@/components/content/content'
import { languageOfRender } from '@/components/content/use-content'
import { isResized, isVideoFile, publishedPath, resizedPhoto } from '@/components/files/picture-file'
import { FOOTNOTES } from '@/components/markdown/shape-headings'
import { isRemote, withBasePath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { unlessExample } from '@/content/schema/example'

/** A feed reader requests the whole feed each time, and keeps old entries itself. The page of notes lists all notes. */
const MAX_ENTRIES = 30

/** Returns the latest notes with their full text, as Atom (RFC 4287), or null if there are none. */
export async function atomFeed(content: Content) {
  const { base, language, owner, words } = content
  const notes = notesIn(content).slice(0, MAX_ENTRIES)
  if (notes.length === 0) return null
  const name = unlessExample(owner.name)
  const { heading } = words.notes
  const title = name ? fill(words.everyPage.title, { page: heading, name }) : heading
  const entries = await Promise.all(notes.map((note) => entryOf(note, content)))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${absolute(`${base}/notes`)}</id>
<title>${escapeXml(title)}</title>
<updated>${notes.map(lastChange).sort().at(-1)}</updated>
<author><name>${escapeXml(name ?? siteAddress)}</name></author>
<link rel="self" type="application/atom+xml" href="${absolute(`${base}/feed.xml`)}"/>
<link rel="alternate" type="text/html" href="${absolute(`${base}/notes`)}"/>
${entries.join('\n')}
</feed>
`
}

async function entryOf(note: Article, content: Content) {
  const address = absolute(note.href)
  return `<entry>
<id>${address}</id>
<title>${escapeXml(note.title)}</title>
<published>${note.date}T00:00:00Z</published>
<updated>${lastChange(note)}</updated>
${note.tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('')}<link rel="alternate" type="text/html" href="${address}"/>
<summary>${escapeXml(note.summary)}</summary>
<content type="html">${escapeXml(await articleHtml(note, content))}</content>
</entry>`
}

/** Atom wants a time of day with each date. */
function lastChange({ date, updated = date }: Article) {
  return `${updated}T00:00:00Z`
}

async function articleHtml(article: Article, content: Content) {
  // Next refuses an ordinary import of this module, because pages must not use it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const elements = elementsOf(article.body().tree, article, feedElements(article, content))
  return languageOfRender.run(content.language, () => renderToStaticMarkup(elements))
}

/** Plain elements for a feed. Ours scroll, or have a link to themselves. */
const PLAIN = { h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', pre: 'pre', table: 'table', formula: 'div' }

function feedElements(article: Article, { words }: Content) {
  const link = ({ href = '', children }: ComponentProps<'a'>) => {
    const target = linkTarget(href, article).href
    const address = target && new URL(withBasePath(target), absolute(article.href)).href
    return address ? <a href={address}>{children}</a> : children
  }
  const picture = ({ src = '', alt, title = '' }: { src?: string; alt?: string; title?: string }) => {
    if (isRemote(src)) return <a href={src}>{alt}</a>
    const path = picturePath(src, article)
    if (!path) return alt
    const file = absolute(isResized(path) ? resizedPhoto(path, 1_280) : publishedPath(path))
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
  const heading = ({ id, children }: ComponentProps<'h2'>) => (
    <h2>{id === FOOTNOTES ? words.article.footnotes : children}</h2>
  )
  return { ...PLAIN, a: link, video: link, img: picture, plate: picture, h2: heading, contents: () => null }
}
