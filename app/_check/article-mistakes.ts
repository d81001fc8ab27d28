import { readFileSync } from 'node:fs'
import { articleFiles, articleFolders, judgementOf } from '@/app/_check/article-files'
import { type Finding, type Message, show } from '@/app/_check/finding'
import { byLine, judgeText, named } from '@/app/_check/judge-text'
import { fileMistake, pictureMistake, videoMistake } from '@/app/_check/pictures'
import { fileKind } from '@/app/_server/file-kind'
import { VIDEO } from '@/components/article/figure'
import { filesIn, namesIn } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { dayOf, isHiddenDraft, readSource, readText } from '@/components/content/front-matter'
import { isPublicFile } from '@/components/content/public-file'
import { decodedPath, linkedPath, pagePath } from '@/components/content/public-path'
import { filesOf, previewPath, sheetsOf } from '@/components/layout/sheets'
import { SITE_FILES } from '@/content/schema/pages'
import { isLink } from '@/content/schema/parts'

/** What systems and editors leave in a folder. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)(\/|$)/i
/** A tolerance of one day, because in some time zones it is already tomorrow. */
const DAY_MS = 86_400_000

/** The mistakes in the stories and the notes, of all files at once. A draft may have some, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const articles = new Map(articleFiles().map(({ href, file }) => [href, file]))
  const known = { articles, others: otherAddresses([...articles.keys()]) }
  return articleFolders.flatMap((place) =>
    filesIn(place.section, place.content)
      .filter((path) => !LEFT_BEHIND.test(path))
      .flatMap((path, _, files) => {
        const file = `${place.folder}/${path}`
        if (isHiddenDraft(file)) return []
        const text = nameMistake(place.folder, path, files)
        const messages: Message[] = text ? [{ text }] : mistakesIn(file, place.content.base, known)
        return messages.map((message) => ({ path: [file], ...message }))
      }),
  )
}

/** Flaws that do not stop a build. */
export function findArticleWarnings(): Finding[] {
  const files = articleFolders.flatMap(({ section, content, folder }) =>
    filesIn(section, content).map((path) => `${folder}/${path}`),
  )
  return files.flatMap((file) => {
    const { lines, values: facts } = readText(file)
    return lines.flatMap(({ line, values }) => {
      const date = dayOf(values?.date)
      const text =
        values?.draft === 'true'
          ? 'draft: it shows in "npm run dev" alone; delete this line to publish the text'
          : Date.parse(String(date)) > Date.now() + DAY_MS &&
            facts.draft !== 'true' &&
            `date: ${show(date)} — this day is in the future, yet the text is published, first in its list; wanted the day when it appears`
      return text ? { path: [file], line, text } : []
    })
  })
}

/** Why a file is no page, if its name tells. */
function nameMistake(folder: string, path: string, files: string[]) {
  const [, start = '', ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  if (!/^\.(md|mdx|markdown|mdown|mkdn?|txt|html?|rst|adoc|org)$/i.test(ending))
    return `only texts belong here — put other files into public/`
  const wanted = `${folder}/${addressName(start)}${/^\.mdx$/i.test(ending) ? '.mdx' : '.md'}`
  if (path.includes('/')) return `it is in a folder of its own, where it has no page — wanted ${wanted}`
  if (!/^\.mdx?$/.test(ending)) return `${show(ending)} is an ending that has no page — wanted ${wanted}`
  if (namesIn([path]).length === 0)
    return `${show(start)} — wanted a file name of a to z, 0 to 9 and "-", such as ${wanted.split('/').at(-1)}, because it is part of the address`
  if (path === `${start}.md` && files.includes(`${start}.mdx`))
    return `${start}.mdx beside it has the same address — delete or rename one of them`
}

/** For example `uber-uns` for `Über uns`. */
function addressName(start: string) {
  const steps = start.replace(/\/(index|readme)$/i, '').split('/')
  const plain = (steps.at(-1) ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'first-note'
}

function mistakesIn(file: string, base: string, known: Known): Message[] {
  const source = readSource(file)
  if (!source?.trim() || source.startsWith('version https://git-lfs')) return [{ text: unreadable(file) }]
  const { messages, anchors, addresses } = judgeText(source, file)
  const outside = addresses.flatMap(({ type, url, line }) => {
    const text =
      type === 'link'
        ? named('link', url, linkMistake(url, anchors, base, known))
        : named('picture', url, (VIDEO.test(url) ? videoMistake : pictureMistake)(decodedPath(url)))
    return text ? { line, text } : []
  })
  return onceEach(outside.length > 0 ? [...messages, ...outside].sort(byLine) : messages)
}

/** The same message for another line is added to the first. */
function onceEach(messages: Message[]) {
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of messages) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    return { line, text: more.length > 0 ? `${text}; the same in line ${more.join(', ')}` : text }
  })
}

function unreadable(file: string) {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return `it does not open (${Object(error).code}) — wanted a file that you can read`
  }
  const kind = fileKind(bytes)
  if (kind === 'Git LFS pointer')
    return 'it is a Git LFS pointer, which stands in for the file — run "git lfs pull"'
  if (bytes.toString().trim() === '') return 'it is empty — wanted the facts and a text'
  return `it is ${kind ? `${kind} inside` : 'not UTF-8'} — save it as a text in UTF-8`
}

function linkMistake(url: string, anchors: Set<string>, base: string, { articles, others }: Known) {
  if (url.startsWith('#')) {
    if (anchors.has(decodedPath(url).slice(1))) return undefined
    const known = [...anchors].map((anchor) => `#${anchor}`).join(', ')
    return `no heading has this name — wanted one of ${known || 'a heading'}`
  }
  if (/^\/(?!\/)/.test(url)) {
    const path = linkedPath(url)
    const anchor = decodedPath(/#(.*)/s.exec(url)?.[1] ?? '')
    // Without its language, it is a page of this one.
    const paths = [pagePath(base, path), path]
    const [target] = paths.flatMap((one) => articles.get(one) ?? [])
    if (!target && !paths.some((one) => others.includes(one))) {
      const elsewhere = contents
        .map((one) => pagePath(one.base, path))
        .find((one) => others.includes(one) || articles.has(one))
      if (elsewhere) return `the site has no such page in this language — wanted ${elsewhere}`
      const wanted = 'wanted a page, such as /project, or a file under public/'
      return isPublicFile(path) || /\.\w+$/.test(path)
        ? fileMistake(path, ` — ${wanted}`)
        : `the site has no such page or file — ${wanted}`
    }
    if (target && anchor && !judgementOf(target).anchors.has(anchor)) return 'no heading there has this name'
  } else if (!isLink(url) && !/^(mailto|tel):\S+$/.test(url)) {
    return 'wanted an address that begins with https://, mailto:, tel:, / or #'
  }
}

/** The addresses that a link may have. */
type Known = { articles: Map<string, string>; others: string[] }

function otherAddresses(articles: string[]) {
  const pages = contents.flatMap((content) =>
    sheetsOf(content).map(({ href }) => pagePath(content.base, href)),
  )
  const files = contents.flatMap((content) => filesOf(content).map((path) => content.base + path))
  const previews = [...pages, ...articles].map(previewPath)
  return [
    ...pages,
    ...files,
    ...SITE_FILES,
    ...previews,
    ...(pages.includes('/github') ? ['/github/avatar'] : []),
  ]
}
