import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import type { Heading, Image, Nodes, Parents, Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import temml from 'temml'
import { visit } from 'unist-util-visit'
import { articleFiles, articleFolders, parse } from '@/app/_check/article-files'
import { factMistakes } from '@/app/_check/fact-mistakes'
import { type Finding, type Message, show } from '@/app/_check/finding'
import { componentMistake, foreignSigns, htmlMistakes, OTHERWISE } from '@/app/_check/markup'
import { CHANGE_ATTRIBUTES } from '@/app/_check/parse-article'
import { fileMistake, pictureMistake, videoMistake } from '@/app/_check/pictures'
import { HARMLESS_ATTRIBUTES } from '@/app/_markdown/harmless-html.mjs'
import { fileKind } from '@/app/_server/file-kind'
import { VIDEO } from '@/components/article/figure'
import { filesIn, namesIn } from '@/components/content/articles'
import { type Content, contents } from '@/components/content/content'
import {
  dayOf,
  isDraft,
  isHiddenDraft,
  readFacts,
  readSource,
  splitFacts,
} from '@/components/content/front-matter'
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
  const articles = articleFiles()
  const known = { articles, others: otherAddresses(articles) }
  return articleFolders.flatMap((place) =>
    filesIn(place.section, place.content)
      .filter((path) => !LEFT_BEHIND.test(path))
      .flatMap((path, _, files) => {
        const file = `${place.folder}/${path}`
        if (isHiddenDraft(file)) return []
        const text = nameMistake(place.folder, path, files)
        const messages: Message[] = text ? [{ text }] : mistakesIn(file, place.content, known)
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
    const source = readSource(file) ?? ''
    return readFacts(splitFacts(source).facts).flatMap(({ line, values }) => {
      const date = dayOf(values?.date)
      const text =
        values?.draft === 'true'
          ? 'draft: it shows in "npm run dev" alone; delete this line to publish the text'
          : Date.parse(String(date)) > Date.now() + DAY_MS &&
            !isDraft(source) &&
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

function mistakesIn(file: string, { base }: Content, known: Known): Message[] {
  const source = readSource(file)
  if (!source?.trim() || source.startsWith('version https://git-lfs')) return [{ text: unreadable(file) }]
  const { tree, messages } = parse(file)
  const found: Message[] = [...messages]
  const anchors = anchorsOf(tree)
  let depth = 1
  visit(tree, (node, _, parent) => {
    if (node.type === 'html') found.push(...htmlMistakes(node, parent as Parents | undefined))
    if (node.type === 'text') found.push(...foreignSigns(node, source))
    const text = mistakeOf(node, parent as Nodes | undefined, depth, (url) =>
      linkMistake(url, anchors, base, known),
    )
    if (text) found.push({ line: node.position?.start.line, text })
    if (node.type === 'heading') depth = node.depth
  })
  found.sort((one, other) => Number(one.line) - Number(other.line))
  return onceEach([...factMistakes(source), ...found])
}

/** The same message for another line is added to the first. */
function onceEach(messages: Message[]) {
  const texts = [...new Set(messages.map(({ text }) => text))]
  return texts.map((text) => {
    const [line, ...more] = new Set(messages.filter((one) => one.text === text).map(({ line }) => line))
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

/** What is wrong with a part of a text, if anything. @param depth of the heading before it. */
function mistakeOf(
  node: Nodes,
  parent: Nodes | undefined,
  depth: number,
  checkLink: (url: string) => string | undefined,
) {
  switch (node.type) {
    case 'heading':
      return named('heading', plainText(node), headingMistake(node, depth))
    case 'image':
      return named('picture', node.url, imageMistake(node, parent))
    case 'imageReference':
      return named(
        'picture',
        node.alt,
        'wanted its address in the text, for example ![What it shows](/shots/board.png)',
      )
    case 'link':
    case 'definition':
      return named('link', node.url, checkLink(node.url))
    case 'math':
    case 'inlineMath':
      return named('formula', node.value, formulaMistake(node.value))
    case 'mdxjsEsm':
      return `${show(node.value)}: wanted no import or export, because a text brings no script`
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(\/\*.*\*\/\s*)?$/s.test(node.value)) return undefined
      return `{${node.value}}: in .mdx, braces hold code — ${OTHERWISE('{')}`
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementMistake(node.name ?? '', node.attributes)
  }
}

function named(part: string, value: unknown, mistake?: string) {
  return mistake && `${part} ${show(value)}: ${mistake}`
}

function headingMistake(heading: Heading, depth: number) {
  if (heading.depth === 1) return 'the title is the heading of the page — wanted ## or smaller'
  if (heading.depth > depth + 1)
    return `it skips a level — wanted ${'#'.repeat(depth + 1)} instead of ${'#'.repeat(heading.depth)}`
  if (!/[\p{L}\p{N}]/u.test(plainText(heading)))
    return 'it has no letters, so no link could lead to it — wanted a word as well'
  if (heading.children.some(({ type }) => type === 'link'))
    return 'a heading is a link to itself — put the other link into the text'
}

function imageMistake({ url, alt }: Image, parent: Nodes | undefined) {
  const isAlone =
    parent?.type === 'paragraph' &&
    parent.children.every((part) => part.type === 'image' || part.type === 'break' || !plainText(part).trim())
  if (!isAlone) return 'wanted a paragraph of its own, with an empty line before and after it'
  if (!alt?.trim())
    return `it has no text — wanted what it shows, for example ![The board with three lists](${url})`
  return VIDEO.test(url) ? videoMistake(decodedPath(url)) : pictureMistake(decodedPath(url))
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
    const [target] = paths.flatMap((one) => articles.find(({ href }) => href === one) ?? [])
    if (!target && !paths.some((one) => others.includes(one))) {
      const known = [...others, ...articles.map(({ href }) => href)]
      const elsewhere = contents.map((one) => pagePath(one.base, path)).find((one) => known.includes(one))
      if (elsewhere) return `the site has no such page in this language — wanted ${elsewhere}`
      const wanted = 'wanted a page, such as /project, or a file under public/'
      return isPublicFile(path) || /\.\w+$/.test(path)
        ? fileMistake(path, ` — ${wanted}`)
        : `the site has no such page or file — ${wanted}`
    }
    if (target && anchor && !anchorsOf(parse(target.file).tree).has(anchor))
      return 'no heading there has this name'
  } else if (!isLink(url) && !/^(mailto|tel):\S+$/.test(url)) {
    return 'wanted an address that begins with https://, mailto:, tel:, / or #'
  }
}

/** The addresses that a link may have. */
type Known = { articles: ReturnType<typeof articleFiles>; others: string[] }

function otherAddresses(articles: Known['articles']) {
  const pages = contents.flatMap((content) =>
    sheetsOf(content).map(({ href }) => pagePath(content.base, href)),
  )
  const files = contents.flatMap((content) => filesOf(content).map((path) => content.base + path))
  const previews = [...pages, ...articles.map(({ href }) => href)].map(previewPath)
  return [
    ...pages,
    ...files,
    ...SITE_FILES,
    ...previews,
    ...(pages.includes('/github') ? ['/github/avatar'] : []),
  ]
}

function formulaMistake(formula: string) {
  try {
    temml.renderToString(formula, { throwOnError: true })
  } catch (error) {
    return `it cannot be read: ${Object(error).message}`.replace(/\s+/g, ' ')
  }
}

type Attributes = Extract<Nodes, { type: 'mdxJsxTextElement' }>['attributes']

function elementMistake(name: string, attributes: Attributes) {
  if (componentMistake(name).startsWith('there is no')) return `<${name}>: ${componentMistake(name)}`
  const values = Object.fromEntries(
    attributes.map((one) => (one.type === 'mdxJsxAttribute' ? [one.name, one.value] : ['{…}', null])),
  )
  const names = name === 'Change' ? CHANGE_ATTRIBUTES : HARMLESS_ATTRIBUTES
  const strange = Object.keys(values).find((key) => !names.includes(key) || typeof values[key] !== 'string')
  if (strange) return `<${name}>, ${strange}: wanted none but ${names.map((key) => `${key}="…"`).join(', ')}`
  const isWhole = [values.before, values.after].every((figure) => Number(figure) > 0) && values.of
  if (name === 'Change' && !isWhole) return `<Change>: ${componentMistake(name)}`
}

/** The names that links can have behind `#`, as the page has them. */
function anchorsOf(tree: Root) {
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  visit(tree, 'heading', (heading) => {
    anchors.add(slugger.slug(plainText(heading)))
  })
  return anchors
}
