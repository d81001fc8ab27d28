import { readdirSync, readFileSync } from 'node:fs'
import { allArticleFiles, checkFile } from '@/app/_check/articles/article-files'
import { type Addresses, linkMistake, siteAddresses } from '@/app/_check/articles/links'
import { named } from '@/app/_check/articles/markdown-mistakes'
import { type Finding, type LineFinding, show } from '@/app/_check/finding'
import { pictureMistake, videoMistake } from '@/app/_check/pictures'
import { fileKind } from '@/app/_server/file-kind'
import { contents } from '@/components/content/content'
import { dayOf, isHiddenDraft, readMarkdown, readSource } from '@/components/content/front-matter'
import { isPublicFile } from '@/components/content/public-file'
import { decodedPath, oldPath, pagePath } from '@/components/content/public-path'
import { ADDRESSES, OTHER_STEPS, SECTIONS, SITE_FILES } from '@/content/schema/pages'

/** Tolerates one day, because in some time zones it is already tomorrow. */
const DAY_MS = 86_400_000

type ArticleFile = ReturnType<typeof allArticleFiles>[number]

/** Files that systems and editors leave in a folder. */
const LEFT_BEHIND = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)(\/|$)/i

/** Finds the mistakes in all stories and notes at once. A draft may have some, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const addresses = siteAddresses()
  const files = ownersFiles().filter(({ file }) => !isHiddenDraft(file))
  const taken = takenNames()
  const ofTexts = files.flatMap((one) => {
    const { file, path } = one
    const hasTwin = files.some((other) => path.endsWith('.md') && other.file === `${file}x`)
    const text = nameMistake(one, hasTwin, taken) ?? unreadable(file)
    return inFile(file, text ? [{ text }] : textMistakes(one, addresses))
  })
  return [...ofTexts, ...aliasMistakes(files, addresses)]
}

function ownersFiles() {
  return allArticleFiles().filter(({ path }) => !LEFT_BEHIND.test(path))
}

/** Finds what is worth improving in all stories and notes. */
export function findArticleWarnings(): Finding[] {
  return ownersFiles().flatMap(({ file }) => inFile(file, textWarnings(file)))
}

function textWarnings(file: string): LineFinding[] {
  const { fields, values } = readMarkdown(file)
  const lineOf = (name: string) => fields.find((field) => field.values && name in field.values)?.line
  if (values.draft === 'true') {
    const text = 'draft: it shows in "npm run dev" alone; delete this line to publish the text'
    return [{ line: lineOf('draft'), text }]
  }
  const { warnings } = checkFile(file)
  const date = String(dayOf(values.date))
  if (!isFuture(date)) return warnings
  const text = `date: ${show(date)} — this day is in the future, yet the text is published, first in its list; wanted the day when it appears`
  return [{ line: lineOf('date'), text }, ...warnings]
}

function textMistakes({ file, base }: ArticleFile, siteAddresses: Addresses): LineFinding[] {
  const { mistakes, anchors, addresses } = checkFile(file)
  const mistakeOf = {
    link: (url: string) => linkMistake(url, anchors, base, siteAddresses),
    picture: (url: string) => pictureMistake(decodedPath(url)),
    video: (url: string) => videoMistake(decodedPath(url)),
  }
  const dead = addresses.flatMap(({ type, url, line }) => {
    const text = named(type, url, mistakeOf[type](url))
    return text ? { line, text } : []
  })
  return [...mistakes, ...dead]
}

/** Sorts the findings by line. The same text for another line is added to the first. */
function inFile(file: string, findings: LineFinding[]): Finding[] {
  const sorted = findings.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of sorted) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    const others = more.length > 0 ? `; the same in line ${more.join(', ')}` : ''
    return { path: [file], line, text: text + others }
  })
}

/** Says why a file is no page, if its name shows that. */
function nameMistake({ folder, path, name, section }: ArticleFile, hasTwin: boolean, taken: string[]) {
  const [, start = '', ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? []
  if (!/^\.(md|mdx|markdown|mdown|mkdn?|txt|html?|rst|adoc|org)$/i.test(ending))
    return 'only texts belong here — put other files into public/'
  if (!name)
    return `${show(path)} is in no address — wanted a name of a to z, 0 to 9 and "-", such as ${folder}/${addressName(start)}${/^\.mdx$/i.test(ending) ? '.mdx' : '.md'}`
  if (hasTwin) return `${start}.mdx beside it has the same address — delete or rename one of them`
  if (section === '/page-file' && taken.includes(name))
    return `the site has something at /${name} — wanted another name than ${taken.join(', ')}`
}

/** Lists the names that no page can have, because an address of ours, a file, a folder or a language begins with them. */
function takenNames() {
  const ours = [...ADDRESSES, ...SECTIONS, ...SITE_FILES].map((address) => address.split('/')[1] ?? '')
  const names = [ours, OTHER_STEPS, contents.map(({ language }) => language), readdirSync('public')].flat()
  return [...new Set(names)].filter((name) => /^[a-z\d-]+$/.test(name))
}

/** Finds old addresses that cannot lead to their text. */
function aliasMistakes(files: ArticleFile[], addresses: Addresses): Finding[] {
  const own = contents.flatMap(({ base }) => ADDRESSES.map((address) => pagePath(base, address)))
  const known = new Map<string, string>()
  return files.flatMap(({ file }) =>
    readMarkdown(file).fields.flatMap(({ line, source, values = {} }) =>
      [values.aliases ?? []].flat().flatMap((alias) => {
        const path = oldPath(String(alias))
        const above = known.get(path)
        known.set(path, file)
        const isOwn = addresses.has(path) || own.includes(path) || isPublicFile(path)
        const flaw = above ? `it is in ${above} already` : isOwn && 'the site has something there'
        const at = source.split('\n').findIndex((text) => text.includes(String(alias)))
        const text = `alias ${show(alias)}: ${flaw} — delete it, or write another one`
        return flaw ? [{ path: [file], line: line + Math.max(at, 0), text }] : []
      }),
    ),
  )
}

/** Suggests a name, for example `uber-uns` for `Über uns`. */
function addressName(start: string) {
  const steps = start.replace(/\/(index|readme)$/i, '').split('/')
  const letters = (steps.at(-1) ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'first-note'
}

/** Says why nobody can read a file, if so. */
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
  const source = readSource(file)
  if (source === undefined)
    return `it is ${kind ? `${kind} inside` : 'not UTF-8'} — save it as a text in UTF-8`
  if (!source.trim()) return 'it is empty — wanted the facts and a text'
}

/** Checks a day such as `2026-11-21`. A text that is no day is not in the future. */
export function isFuture(day: string) {
  return Date.parse(day) > Date.now() + DAY_MS
}
