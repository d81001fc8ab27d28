import { visit } from 'unist-util-visit'
import { parseArticle } from '@/app/_check/parse-article'
import { VIDEO } from '@/components/article/figure'
import { fileOf, filesIn, namesIn } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { isHiddenDraft, readSource } from '@/components/content/front-matter'
import { decodedPath } from '@/components/content/public-path'
import { folderOf, SECTIONS } from '@/content/schema/pages'

/** Of every section in every language. */
export const articleFolders = contents.flatMap((content) =>
  SECTIONS.map((section) => ({ section, content, folder: folderOf(section, content) })),
)

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
  return articleFolders
    .flatMap(({ section, content }) => {
      const files = filesIn(section, content)
      return namesIn(files).map((name) => ({
        file: fileOf(section, name, content, files) ?? '',
        href: `${content.base}${section}/${name}`,
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
