import type { ComponentProps } from 'react'
import { absolute } from '@/app/_site/site-address'
import { type Article, readNotes } from '@/components/article/articles'
import { Change } from '@/components/article/change'
import { elements } from '@/components/article/elements'
import { VIDEO } from '@/components/article/plate'
import { textOf } from '@/components/article/text-of'
import { owner } from '@/content/owner'
import { language, words } from '@/content/words'

/** The notes with their full text, as Atom (RFC 4287). */
export async function atomFeed() {
  const notes = readNotes()
  const entries = await Promise.all(notes.map(entryOf))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${absolute('/notes')}</id>
<title>${escapeXml(`${words.notes.heading} — ${owner.name}`)}</title>
<updated>${timeOf(notes[0]?.date)}</updated>
<author><name>${escapeXml(owner.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${absolute('/feed.xml')}"/>
<link rel="alternate" type="text/html" href="${absolute('/notes')}"/>
${entries.join('\n')}
</feed>
`
}

async function entryOf(note: Article) {
  const address = absolute(note.href)
  return `<entry>
<id>${address}</id>
<title>${escapeXml(note.title)}</title>
<updated>${timeOf(note.date)}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
<summary>${escapeXml(note.summary)}</summary>
<content type="html">${escapeXml(await htmlOf(note))}</content>
</entry>`
}

/** Without the classes, styles and addresses that only this site understands. */
async function htmlOf(note: Article) {
  // Next refuses an ordinary import, because pages must not use it.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const Text = await textOf(note)
  return renderToStaticMarkup(
    <Text
      components={{
        a: ({ href = '', children }: ComponentProps<'a'>) => (
          <a href={new URL(absolute(href), absolute(note.href)).href}>{children}</a>
        ),
        img: ({ src = '', alt, title }: { src?: string; alt?: string; title?: string }) => (
          <>
            {VIDEO.test(src) ? (
              // biome-ignore lint/a11y/useMediaCaption: as on the page
              <video src={absolute(src)} aria-label={alt} controls />
            ) : (
              // biome-ignore lint/performance/noImgElement: for programs that know nothing of this site
              <img src={absolute(src)} alt={alt} />
            )}
            {title && <em>{title}</em>}
          </>
        ),
        input: elements.input,
        pre: ({ children }: ComponentProps<'pre'>) => <pre>{children}</pre>,
        code: ({ children }: ComponentProps<'code'>) => <code>{children}</code>,
        span: ({ children }: ComponentProps<'span'>) => children,
        Change,
      }}
    />,
  )
}

/** A feed wants the time of day too. */
function timeOf(date = '') {
  return new Date(date).toISOString()
}

/** XML knows no way to write most control characters. */
function escapeXml(text: string) {
  return text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
