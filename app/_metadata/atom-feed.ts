import { articleHtml } from '@/app/_metadata/article-html'
import { escapeXml } from '@/app/_metadata/escape-xml'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import type { Article } from '@/components/content/article-files'
import { notesIn } from '@/components/content/articles'
import type { Content } from '@/components/content/content'
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
<content type="html">${escapeXml(await articleHtml(note, content))}</content>
</entry>`
}

/** A feed wants the time of day too. */
function lastChange({ date, updated = date }: Article) {
  return `${updated}T00:00:00Z`
}
