import { visit } from 'unist-util-visit'
import { parseArticle } from '@/app/_check/parse-article'
import { VIDEO } from '@/components/article/figure'
import { fileOf, filesIn, namesIn } from '@/components/content/articles'
import { isHiddenDraft, readSource } from '@/components/content/front-matter'
import { decodedPath } from '@/components/content/public-path'
import { ARTICLE_FOLDERS } from '@/content/schema/pages'

export const sections = Object.keys(ARTICLE_FOLDERS) as (keyof typeof ARTICLE_FOLDERS)[] // TypeScript types keys as plain strings.

/** Every picture of the stories and the notes. */
export function articlePictures() {
  return addressesIn('image')
    .filter(({ url }) => !VIDEO.test(url))
    .map(({ url, ...place }) => ({ ...place, picture: decodedPath(url) }))
}

/** Every link of the stories and the notes. */
export function articleLinks() {
  return [...addressesIn('link'), ...addressesIn('definition')]
}

function addressesIn(type: 'image' | 'link' | 'definition') {
  return articleFiles().flatMap(({ file }) => {
    const addresses: { file: string; line?: number; url: string }[] = []
    visit(parse(file).tree, type, ({ url, position }) => {
      addresses.push({ file, line: position?.start.line, url })
    })
    return addresses
  })
}

/** With the address of each. A draft is left out, and a file whose name is no address. */
export function articleFiles() {
  return sections
    .flatMap((section) => {
      const files = filesIn(section)
      return namesIn(section, files).map((name) => ({
        file: fileOf(section, name, files) ?? '',
        href: `${section}/${name}`,
      }))
    })
    .filter(({ file }) => !isHiddenDraft(file))
}

const parsed = new Map<string, ReturnType<typeof parseArticle>>()

/** Each text is parsed once. */
export function parse(file: string) {
  const source = readSource(file) ?? ''
  const article = parsed.get(file + source) ?? parseArticle(file, source)
  parsed.set(file + source, article) // in development, every page checks every file
  return article
}
