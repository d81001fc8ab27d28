import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { isReserved } from '@/app/_server/rewrites'
import { localizedPath, normalizedAlias } from '@/components/content/addresses'
import { type ArticleFile, readText } from '@/components/content/article-files'
import { contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { ADDRESSES, FILES, SITE_FILES } from '@/content/schema/pages'

/** Finds old addresses that cannot lead to their text. */
export function aliasMistakes(files: ArticleFile[], addresses: ReadonlyMap<string, unknown>): Finding[] {
  const own = contents.flatMap(({ base }) => ADDRESSES.map((address) => localizedPath(base, address)))
  const ownFiles = contents.flatMap(({ base }) => [...FILES, ...SITE_FILES].map((file) => base + file))
  const isFile = (path: string) => ownFiles.includes(path) || isPublicFile(path)
  const known = new Map<string, string>()
  return files.flatMap(({ file }) => {
    const { facts } = readText(file)
    // Another rule reports what is no address.
    const aliases = [facts.values.aliases ?? []].flat().map(String)
    return aliases.flatMap((alias) => {
      const path = normalizedAlias(alias)
      if (!alias.startsWith('/')) return []
      const other = known.get(path)
      known.set(path, file)
      const steps = path.split('/').slice(1)
      const isBelowFile = steps.some((_, index) => isFile(`/${steps.slice(0, index + 1).join('/')}`))
      const hasNoName = steps.length === 0 || steps.some((step) => /^\.{0,2}$/.test(step))
      const isTaken = isBelowFile || addresses.has(path) || own.includes(path) || isReserved(path)
      const taken = isTaken && 'the site has something there, or a file above it'
      const flaw = other ? `it is in ${other} already` : hasNoName ? 'a step of it has no name' : taken
      const text = `alias ${show(alias)}: ${flaw} — delete it, or write another one`
      return flaw ? [{ path: [file], line: facts.lineOf(facts.writtenAs.aliases ?? 'aliases'), text }] : []
    })
  })
}
