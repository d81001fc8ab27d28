import { evaluate } from '@mdx-js/mdx'
import type { ComponentProps } from 'react'
import * as runtime from 'react/jsx-runtime'
import markdown from '@/app/_markdown/markdown.mjs'
import { escapeXml } from '@/app/_metadata/escape-xml'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import { Change } from '@/components/article/change'
import { captionOf } from '@/components/article/figure'
import { elements } from '@/components/article/markdown-elements'
import { decodedPath, encodedPath } from '@/components/content/addresses'
import type { Article } from '@/components/content/article-files'
import { notesIn } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
import { isVideoFile } from '@/components/content/picture-kind'
import { renderIn } from '@/components/content/use-content'
import { linkIn } from '@/components/layout/site-addresses'
import { fill } from '@/components/text/fill'
import { unlessExample } from '@/content/schema/example'

/** A feed reader keeps what it has read, and requests the whole feed each time. The page of notes has the others. */
const MOST_ENTRIES = 30

/** The latest notes with their full text, as Atom (RFC 4287). Nothing without notes. */
export async function atomFeed(content: Content) {
  const { base, language, owner, words } = content
  const notes = notesIn(content).slice(0, MOST_ENTRIES)
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
<content type="html">${escapeXml(await htmlOf(note, content))}</content>
</entry>`
}

/** Renders the note without our styles. Importing the module of the page would compile every note twice: 12 s for 100 notes. */
async function htmlOf(note: Article, content: Content) {
  // Next refuses an ordinary import, because pages must not use it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: Text } = await evaluate(note.text, {
    ...runtime,
    format: 'md',
    remarkPlugins: [markdown],
    remarkRehypeOptions: { footnoteLabel: content.words.article.footnotes },
  })
  const text = (
    <Text
      components={{
        a: ({ href = '', children }: ComponentProps<'a'>) => (
          <a href={new URL(absolute(linkIn(content, href)), absolute(note.href)).href}>{children}</a>
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

/** A feed wants the time of day too. */
function lastChange({ date, updated = date }: Article) {
  return `${updated}T00:00:00Z`
}

function absoluteFile(src: string) {
  return absolute(encodedPath(decodedPath(src)))
}
