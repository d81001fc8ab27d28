import type { Addresses } from '@/app/_check/articles/link-mistake'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { isReserved } from '@/app/_server/rewrites'
import { localizedPath, normalizedAlias } from '@/components/content/addresses'
import type { ArticleFile } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { type Field, readMarkdown } from '@/components/content/front-matter'
import { isPublicFile } from '@/components/content/public-file'
import { ADDRESSES, FILES, SITE_FILES } from '@/content/schema/pages'

const TAKEN = 'the site has something there'

/** Finds old addresses that cannot lead to their text. */
export function aliasMistakes(files: ArticleFile[], addresses: Addresses): Finding[] {
  const own = contents.flatMap(({ base }) => ADDRESSES.map((address) => localizedPath(base, address)))
  const known = new Map<string, string>()
  return files.flatMap(aliasesIn).flatMap(({ file, alias, line }) => {
    const path = normalizedAlias(alias)
    const above = known.get(path)
    known.set(path, file)
    const isTaken = addresses.has(path) || own.includes(path) || isPublicFile(path) || isReserved(path)
    const flaw = above ? `it is in ${above} already` : isTaken ? TAKEN : stepMistake(path)
    if (!flaw) return []
    const text = `alias ${show(alias)}: ${flaw} — delete it, or write another one`
    return { path: [file], line, text }
  })
}

/** Says why an address cannot lead on, if one of its steps shows that. */
function stepMistake(path: string) {
  const [, ...steps] = path.split('/')
  if (steps.length === 0) return TAKEN
  if (steps.some((step) => /^\.{0,2}$/.test(step))) return 'a step of it has no name'
  const files = contents.flatMap(({ base }) => [...FILES, ...SITE_FILES].map((file) => base + file))
  const above = steps.map((_, index) => `/${steps.slice(0, index).join('/')}`)
  const file = above.find((one) => files.includes(one) || isPublicFile(one))
  return file && `${file} is a file, so nothing can be below it`
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
