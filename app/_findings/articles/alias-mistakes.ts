import { isReserved } from '@/app/_config/rewrites'
import { madeFiles } from '@/app/_findings/content/stray-files'
import type { Finding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { siteAddresses } from '@/components/article/link-target'
import { type ArticleFile, readArticle } from '@/components/content/article-files'
import { contentIn, contents } from '@/components/content/content'
import { isPublicFile } from '@/components/files/public-file'
import { aliasPaths, localizedPath } from '@/components/text/addresses'
import { ADDRESSES } from '@/content/schema/pages'

export function aliasMistakes(files: ArticleFile[]): Finding[] {
  const fileByAlias = new Map<string, string>()
  return files.flatMap(({ file }) => {
    const { lineOf, values, writtenAs } = readArticle(file).frontMatter
    const aliases = [values.aliases ?? []].flat().map(String)
    return aliases.flatMap((alias) => {
      if (!alias.startsWith('/')) return [] // the schema reports it
      const [path = ''] = aliasPaths(alias)
      const firstFile = fileByAlias.get(path)
      fileByAlias.set(path, file)
      const reason = firstFile ? `it is in ${firstFile} already` : whyNoAlias(path)
      if (!reason) return []
      const text = `alias ${show(alias)}: ${reason} — delete it, or write another one`
      return { path: [file], line: lineOf(writtenAs.aliases ?? 'aliases'), text }
    })
  })
}

function whyNoAlias(path: string) {
  const steps = path.split('/').slice(1)
  if (steps.length === 0 || steps.some((step) => /^\.{0,2}$/.test(step))) return 'a step of it has no name'
  const pages = contents.flatMap(({ base }) => ADDRESSES.map((address) => localizedPath(base, address)))
  const isPage = pages.includes(path) || siteAddresses(contentIn()).has(path)
  const files = madeFiles()
  const isBelowFile = steps.some((_, index) => {
    const above = `/${steps.slice(0, index + 1).join('/')}`
    return files.includes(above) || isPublicFile(above)
  })
  if (isPage || isBelowFile || isReserved(path)) return 'the site has something there, or a file above it'
}
