import type { Heading } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Fields } from '@/app/_check/articles/foreign-fields'
import { foreignMarkup, privateComments } from '@/app/_check/articles/foreign-markup'
import { frontMatterMistakes } from '@/app/_check/articles/front-matter-mistakes'
import { imageType, partMistake } from '@/app/_check/articles/markdown-mistakes'
import { lineFinder, proseOf } from '@/app/_check/articles/prose'
import type { LineFinding } from '@/app/_check/finding'
import harmlessHtml from '@/app/_markdown/harmless-html.mjs'
import headingIds from '@/app/_markdown/heading-ids.mjs'
import { EXTENSIONS } from '@/app/_markdown/markdown.mjs'
import { excessIn, withoutComments } from '@/app/_markdown/safe-text.mjs'
import type { ArticleFile } from '@/components/content/article-files'
import { readSource } from '@/components/content/front-matter'
import { keepByFile } from '@/components/content/keep-by-file'
import { articleSchema, pageSchema } from '@/content/schema/article'

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(EXTENSIONS).freeze()

type Address = { type: 'picture' | 'video' | 'link'; url: string; line: number }

const checkPage = keepByFile(readSource, (source) => checkMarkdown(source, pageSchema.shape))
const checkArticle = keepByFile(readSource, (source) => checkMarkdown(source))

/** Checks a text again only if it has changed. This module imports no content, so that an edit of that checks no text. */
export function checkFile({ file, section }: ArticleFile) {
  return section === '/page-file' ? checkPage(file) : checkArticle(file)
}

/**
 * Finds what is wrong with a text by itself, and lists the addresses in it, because what they lead to may change while the
 * text stays the same. @param ours the fields that it may have.
 */
export function checkMarkdown(source = '', ours: Fields = articleSchema.shape) {
  const excess = excessIn(source)
  if (excess) return onlyMistake(excess)
  try {
    return checkParts(source, ours)
  } catch (error) {
    // The functions that walk the tree call themselves for each part within a part.
    if (!(error instanceof RangeError)) throw error
    const remedy = 'wanted fewer quotations, lists and tags within one another'
    return onlyMistake({ text: `it cannot be read: ${error.message} — ${remedy}` })
  }
}

function onlyMistake(mistake: LineFinding): ReturnType<typeof checkParts> {
  return { mistakes: [mistake], warnings: [], anchors: new Set(), addresses: [] }
}

function checkParts(source: string, ours: Fields) {
  const text = withoutComments(source)
  const tree = markdown.parse(text)
  const prose = proseOf(tree, text)
  const mistakes = [...frontMatterMistakes(source, ours), ...privateComments(prose)]
  const headings: Heading[] = []
  const addresses: Address[] = []
  harmlessHtml()(tree)
  headingIds()(tree)
  const lineOf = lineFinder(text)
  visit(tree, (node, _, parent) => {
    const line = lineOf(node)
    const mistake = partMistake(node, parent, headings.at(-1)?.depth)
    if (mistake) mistakes.push({ line, text: mistake })
    if (node.type === 'heading') headings.push(node)
    if (node.type === 'link' || node.type === 'definition')
      addresses.push({ type: 'link', url: node.url, line })
    if (node.type === 'image') addresses.push({ type: imageType(node), url: node.url, line })
  })
  /** The names that links to the text can have behind `#`. */
  const anchors = new Set(headings.map(({ data }) => String(data?.hProperties?.id)))
  return { mistakes, warnings: foreignMarkup(prose), anchors, addresses }
}
