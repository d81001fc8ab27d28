import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import type { Heading, Image, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parse as parseYaml } from 'yaml'
import { fileOf, namesIn, splitFacts } from '@/components/article/articles'
import { VIDEO } from '@/components/article/plate'
import { sheets } from '@/components/layout/sheets'
import { isPublicFile } from '@/components/ui/public-file'
import { articleSchema } from '@/content/schema/article'
import { ARTICLE_FOLDERS as FOLDERS } from '@/content/schema/pages'
import { isLink } from '@/content/schema/parts'
import { type Finding, show } from '@/scripts/check/finding'
import { pictureMistake } from '@/scripts/check/pictures'

/** HTML that says what Markdown cannot, and can do nothing else. */
const HTML = 'abbr br cite del dfn ins kbd mark q samp small sub sup var'.split(' ')
const HTML_ATTRIBUTES = ['title', 'lang', 'dir']
const CHANGE = '<Change of="Time to the first paint" before="2400" after="180" unit="ms" />'
const CHANGE_ATTRIBUTES = ['of', 'before', 'after', 'unit']
/** Addresses of the site that are no pages. */
const OTHER_ADDRESSES = ['/feed.xml', '/llms.txt', '/resume.json', '/sitemap.xml']
/** A name is part of an address, so it needs no encoding. */
const NAME = /^[a-z\d]+(-[a-z\d]+)*$/

type Message = { line?: number; text: string }

/** The mistakes in the stories and the notes. */
export function findArticleMistakes(): Finding[] {
  return articleFiles().flatMap(({ file, name }) => {
    const wanted = 'wanted a file name of a to z, 0 to 9 and "-", such as relay-board.mdx'
    const messages = NAME.test(name) ? mistakesIn(file) : [{ text: `${show(name)} — ${wanted}` }]
    return messages.map((message) => ({ path: [file], ...message }))
  })
}

/** Every picture of the stories and the notes. */
export function articlePictures() {
  return addressesIn('image')
    .filter(({ url }) => !VIDEO.test(url))
    .map(({ url, ...place }) => ({ ...place, picture: decoded(url) }))
}

/** Every link of the stories and the notes. */
export function articleLinks() {
  return [...addressesIn('link'), ...addressesIn('definition')]
}

function addressesIn(type: 'image' | 'link' | 'definition') {
  return articleFiles().flatMap(({ file }) => {
    const addresses: { file: string; line?: number; url: string }[] = []
    visit(parse(file), type, ({ url, position }) => {
      addresses.push({ file, line: position?.start.line, url })
    })
    return addresses
  })
}

function articleFiles() {
  return (Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]).flatMap((section) =>
    namesIn(section).map((name) => ({
      name,
      file: fileOf(section, name) ?? '',
      href: `${section}/${name}`,
    })),
  )
}

const trees = new Map<string, Root>()

/** @throws if the file is not valid Markdown. */
function parse(file: string) {
  const source = readFileSync(file, 'utf8')
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm)
  const tree =
    trees.get(file + source) ?? (file.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(source)
  trees.set(file + source, tree) // in development, every page checks every file
  return tree
}

function mistakesIn(file: string): Message[] {
  let tree: Root
  try {
    tree = parse(file)
  } catch (error) {
    const { reason = String(error), line } = Object(error)
    return [
      { line, text: `${reason} — in .mdx, "<" and "{" begin code; write \\< or \\{ for the sign itself` },
    ]
  }
  const messages = factMistakes(splitFacts(readFileSync(file, 'utf8')).facts)
  const anchors = anchorsOf(tree)
  let depth = 1
  visit(tree, (node, _, parent) => {
    const text = mistakeOf(node, parent as Nodes | undefined, anchors, depth)
    if (text) messages.push({ line: node.position?.start.line, text })
    if (node.type === 'heading') depth = node.depth
  })
  return messages
}

function factMistakes(facts: string): Message[] {
  let values: unknown
  try {
    values = parseYaml(facts)
  } catch (error) {
    const { message, linePos } = Object(error)
    const text = `${String(message).split('\n')[0]} — put the text into quotes`
    return [{ line: 1 + (linePos?.[0].line ?? 0), text }]
  }
  if (!values) {
    const wanted = 'a line ---, then title, date and summary, each on a line, then ---'
    return [{ line: 1, text: `wanted the facts first: ${wanted}` }]
  }
  return (articleSchema.safeParse(values).error?.issues ?? []).flatMap(({ path, message, ...issue }) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0])]
    return fields.map((field) => ({
      line: facts.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 2,
      text: `${field}: ${show(Object(values)[field])} — ${message}`,
    }))
  })
}

/** What is wrong with a part of a text, if anything. @param depth of the heading before it. */
function mistakeOf(node: Nodes, parent: Nodes | undefined, anchors: Set<string>, depth: number) {
  switch (node.type) {
    case 'heading':
      return named('heading', textOf(node), headingMistake(node, depth))
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
      return named('link', node.url, linkMistake(node.url, anchors))
    case 'html':
      if (node.value.startsWith('<!--')) return undefined
      return named('HTML', node.value, 'it would not show — wanted Markdown, or an .mdx file')
    case 'mdxjsEsm':
      return `${show(node.value)}: wanted no import or export, because a text brings no script`
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*(\/\*.*\*\/\s*)?$/s.test(node.value)) return undefined
      return `{${node.value}}: in .mdx, braces hold code — write \\{ for the sign itself`
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
  if (heading.children.some(({ type }) => type === 'link'))
    return 'a heading is a link to itself — put the other link into the text'
}

function imageMistake({ url, alt }: Image, parent: Nodes | undefined) {
  const isAlone =
    parent?.type === 'paragraph' &&
    parent.children.every((part) => part.type === 'image' || part.type === 'break' || !textOf(part).trim())
  if (!isAlone) return 'wanted a paragraph of its own, with an empty line before and after it'
  if (!alt?.trim())
    return `it has no text — wanted what it shows, for example ![The board with three lists](${url})`
  if (!VIDEO.test(url)) return pictureMistake(decoded(url))
  if (!url.startsWith('/') || !isPublicFile(decoded(url)))
    return `there is no public${url} — wanted a video under public/, for example /shots/board.webm`
}

function linkMistake(url: string, anchors: Set<string>) {
  if (url.startsWith('#')) {
    if (anchors.has(decoded(url).slice(1))) return undefined
    const known = [...anchors].map((anchor) => `#${anchor}`).join(', ')
    return `no heading has this name — wanted one of ${known || 'a heading'}`
  }
  if (/^\/(?!\/)/.test(url)) {
    const [path = '', anchor] = decoded(url).split(/[?#]/)
    const target = articleFiles().find(({ href }) => href === path)
    const others = [...sheets.map(({ href }) => href), ...OTHER_ADDRESSES]
    if (!target && !others.includes(path) && !isPublicFile(path))
      return 'the site has no such page or file — wanted a page, such as /project, or a file under public/'
    if (target && anchor && !anchorsOf(parse(target.file)).has(anchor))
      return 'no heading there has this name'
  } else if (!isLink(url) && !/^(mailto|tel):\S+$/.test(url)) {
    return 'wanted an address that begins with https://, mailto:, tel:, / or #'
  }
}

type Attributes = Extract<Nodes, { type: 'mdxJsxTextElement' }>['attributes']

function elementMistake(name: string, attributes: Attributes) {
  const known = ['Change', ...HTML]
  if (!known.includes(name))
    return `<${name}>: there is no such component — wanted one of ${known.join(', ')}, or \\< for the sign itself`
  const values = Object.fromEntries(
    attributes.map((one) => (one.type === 'mdxJsxAttribute' ? [one.name, one.value] : ['{…}', null])),
  )
  const names = name === 'Change' ? CHANGE_ATTRIBUTES : HTML_ATTRIBUTES
  const strange = Object.keys(values).find((key) => !names.includes(key) || typeof values[key] !== 'string')
  if (strange) return `<${name}>, ${strange}: wanted none but ${names.map((key) => `${key}="…"`).join(', ')}`
  const isWhole = [values.before, values.after].every((figure) => Number(figure) > 0) && values.of
  if (name === 'Change' && !isWhole) return `<Change>: wanted ${CHANGE}`
}

/** The names that links can have behind `#`, as the page has them. */
function anchorsOf(tree: Root) {
  const slugger = new GithubSlugger()
  const anchors = new Set<string>()
  visit(tree, 'heading', (heading) => {
    anchors.add(slugger.slug(textOf(heading)))
  })
  return anchors
}

/** A path as the disk has it. */
function decoded(url: string) {
  return /%(?![\da-f]{2})/i.test(url) ? url : decodeURI(url)
}
