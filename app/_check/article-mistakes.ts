import { readFileSync } from 'node:fs'
import { articleFiles } from '@/app/_check/article-files'
import { type Addresses, linkMistake, siteAddresses } from '@/app/_check/article-links'
import { type Finding, type Message, show } from '@/app/_check/finding'
import { byLine, judgeText } from '@/app/_check/judge-text'
import { named } from '@/app/_check/part-mistakes'
import { pictureMistake, videoMistake } from '@/app/_check/pictures'
import { fileKind } from '@/app/_server/file-kind'
import { VIDEO } from '@/components/article/figure'
import { namesIn } from '@/components/content/articles'
import { isHiddenDraft, readSource } from '@/components/content/front-matter'
import { decodedPath } from '@/components/content/public-path'

/** Files that systems and editors leave in a folder. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)(\/|$)/i

/** The mistakes in the stories and the notes, of all files at once. A draft may have some, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const addresses = siteAddresses()
  const files = articleFiles().filter(({ path, file }) => !LEFT_BEHIND.test(path) && !isHiddenDraft(file))
  return files.flatMap(({ file, base, folder, path }) => {
    const hasTwin = files.some((other) => path.endsWith('.md') && other.file === `${file}x`)
    const text = nameMistake(folder, path, hasTwin)
    return inFile(file, text ? [{ text }] : mistakesIn(file, base, addresses))
  })
}

/** The findings of a file. The same message for another line is added to the first. */
export function inFile(file: string, messages: Message[]): Finding[] {
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of messages) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    const others = more.length > 0 ? `; the same in line ${more.join(', ')}` : ''
    return { path: [file], line, text: text + others }
  })
}

function mistakesIn(file: string, base: string, addresses: Addresses): Message[] {
  const source = readSource(file)
  if (!source?.trim() || source.startsWith('version https://git-lfs')) return [{ text: unreadable(file) }]
  const judgement = judgeText(source, file)
  const outside = judgement.addresses.flatMap(({ type, url, line }) => {
    const text =
      type === 'link'
        ? named('link', url, linkMistake(url, judgement.anchors, base, addresses))
        : named('picture', url, (VIDEO.test(url) ? videoMistake : pictureMistake)(decodedPath(url)))
    return text ? { line, text } : []
  })
  return outside.length > 0 ? [...judgement.messages, ...outside].sort(byLine) : judgement.messages
}

/** Says why a file is no page, if its name shows that. */
function nameMistake(folder: string, path: string, hasTwin: boolean) {
  const [, start = '', ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  if (!/^\.(md|mdx|markdown|mdown|mkdn?|txt|html?|rst|adoc|org)$/i.test(ending))
    return `only texts belong here — put other files into public/`
  if (namesIn([path]).length === 0)
    return `${show(path)} is in no address — wanted a name of a to z, 0 to 9 and "-", such as ${folder}/${addressName(start)}${/^\.mdx$/i.test(ending) ? '.mdx' : '.md'}`
  if (hasTwin) return `${start}.mdx beside it has the same address — delete or rename one of them`
}

/** For example `uber-uns` for `Über uns`. */
function addressName(start: string) {
  const steps = start.replace(/\/(index|readme)$/i, '').split('/')
  const plain = (steps.at(-1) ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'first-note'
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
