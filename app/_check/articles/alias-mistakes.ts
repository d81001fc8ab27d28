import type { Addresses } from '@/app/_check/articles/link-mistake'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { isReserved } from '@/app/_server/rewrites'
import { localizedPath, normalizedAlias } from '@/components/content/addresses'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { type Field, readMarkdown } from '@/components/content/front-matter'
import { isPublicFile } from '@/components/content/public-file'
import { ADDRESSES } from '@/content/schema/pages'

/** Finds old addresses that cannot lead to their text. */
export function aliasMistakes(files: ArticleFile[], addresses: Addresses): Finding[] {
  const own = contents.flatMap(({ base }) => ADDRESSES.map((address) => localizedPath(base, address)))
  const known = new Map<string, string>()
  return files.flatMap(aliasesIn).flatMap(({ file, alias, line }) => {
    const path = normalizedAlias(alias)
    const above = known.get(path)
    known.set(path, file)
    const isTaken = addresses.has(path) || own.includes(path) || isPublicFile(path) || isReserved(path)
    const flaw = above ? `it is in ${above} already` : isTaken && 'the site has something there'
    if (!flaw) return []
    const text = `alias ${show(alias)}: ${flaw} — delete it, or write another one`
    return { path: [file], line, text }
  })
}

function aliasesIn({ file }: ArticleFile) {
  return readMarkdown(file).fields.flatMap((field) => {
    const aliases = [field.values?.aliases ?? []].flat().map(String)
    return aliases.map((alias) => ({ file, alias, line: lineOfAlias(alias, field) }))
  })
}

/** The last line of a field that has the alias as a whole, otherwise its first line. */
function lineOfAlias(alias: string, { line, source }: Field) {
  const lines = source.split('\n').map((text) => text.split(/[\s,'"[\]]+/))
  const index = lines.findLastIndex((words) => words.includes(alias))
  return line + Math.max(index, 0)
}
