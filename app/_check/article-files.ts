import { judgeText } from '@/app/_check/judge-text'
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
  return addressesOf('image')
    .filter(({ url }) => !VIDEO.test(url))
    .map(({ url, ...place }) => ({ ...place, picture: decodedPath(url) }))
}

/** Every link of the stories and the notes. */
export function articleLinks() {
  return addressesOf('link')
}

function addressesOf(type: 'image' | 'link') {
  return articleFiles().flatMap(({ file }) =>
    judgementOf(file)
      .addresses.filter((address) => address.type === type)
      .map(({ url, line }) => ({ file, line, url })),
  )
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

export function judgementOf(file: string) {
  return judgeText(readSource(file) ?? '', file)
}
