import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { isReserved } from '@/app/_server/rewrites'
import { localizedPath, normalizedAlias } from '@/components/content/addresses'
import { type ArticleFile, readText } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { sourceOf } from '@/components/content/text-sources'
import { ADDRESSES, FILES, SITE_FILES } from '@/content/schema/pages'

const TAKEN = 'the site has something there'

/** Finds old addresses that cannot lead to their text. */
export function aliasMistakes(files: ArticleFile[], addresses: ReadonlyMap<string, unknown>): Finding[] {
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
  const { facts } = readText(file)
  const lines = sourceOf(file)?.split('\n') ?? []
  const written = [facts.values.aliases ?? []].flat().map(String)
  // Another rule reports what is no address.
  return written
    .filter((alias) => alias.startsWith('/'))
    .map((alias) => {
      // Some stand each on a line, some together behind the name.
      const index = lines.findIndex((line) => line.split(/[\s,'"[\]]+/).includes(alias))
      return { file, alias, line: index + 1 }
    })
}
