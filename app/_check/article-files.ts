import { judgeText } from '@/app/_check/judge-text'
import { VIDEO } from '@/components/article/figure'
import { filesIn, namesIn } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { isHiddenDraft, readSource } from '@/components/content/front-matter'
import { decodedPath } from '@/components/content/public-path'
import { folderOf, SECTIONS } from '@/content/schema/pages'

/** Every file in the folders of the stories and the notes, in all languages. A file without a name has no address. */
export function articleFiles() {
  return contents.flatMap(({ base }) =>
    SECTIONS.flatMap((section) => {
      const folder = folderOf(section, { base })
      return filesIn(section, { base }).map((path) => {
        const [name] = namesIn([path])
        return { section, base, folder, path, name, file: `${folder}/${path}` }
      })
    }),
  )
}

/** Those that have a page, with its address. */
export function publishedArticles() {
  return articleFiles().flatMap(({ section, base, name, file }) =>
    name && !isHiddenDraft(file) ? [{ file, href: `${base}${section}/${name}` }] : [],
  )
}

/** Every picture of the stories and the notes. */
export function articlePictures() {
  return addressesOf('image')
    .filter(({ url }) => !VIDEO.test(url))
    .map(({ url, ...place }) => ({ ...place, picture: decodedPath(url) }))
}

/** Every address of the stories and the notes, of a picture or of a link. */
export function addressesOf(type: 'image' | 'link') {
  return publishedArticles().flatMap(({ file }) =>
    judgementOf(file)
      .addresses.filter((address) => address.type === type)
      .map(({ url, line }) => ({ file, line, url })),
  )
}

export function judgementOf(file: string) {
  return judgeText(readSource(file) ?? '', file)
}
