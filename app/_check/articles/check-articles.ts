import { allArticleFiles } from '@/app/_check/articles/all-articles'
import { textMistakes, whyNoPage } from '@/app/_check/articles/text-mistakes'
import { textWarnings } from '@/app/_check/articles/text-warnings'
import type { Finding, LineFinding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { isReserved } from '@/app/_server/rewrites'
import { siteAddresses } from '@/components/article/targets'
import { localizedPath, normalizedAlias } from '@/components/content/addresses'
import { type ArticleFile, isHiddenDraft, readText } from '@/components/content/article-files'
import { contentIn, contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { ADDRESSES, FILES, SITE_FILES } from '@/content/schema/pages'

/** A draft may have mistakes, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const files = allArticleFiles().filter(({ file }) => !isHiddenDraft(file))
  const mistakes = files.flatMap((one) => {
    const reason = whyNoPage(one, files)
    return reason ? { path: [one.file], text: reason } : inFile(one.file, textMistakes(one))
  })
  return [...mistakes, ...aliasMistakes(files, siteAddresses(contentIn()))]
}

export function findArticleWarnings(): Finding[] {
  return allArticleFiles().flatMap((one) => inFile(one.file, textWarnings(one)))
}

/** Sorts the findings by line. The same text for another line is added to the first. */
function inFile(file: string, findings: LineFinding[]): Finding[] {
  const sorted = findings.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const lines = new Map<string, Set<number | undefined>>()
  for (const { line, text } of sorted) lines.set(text, (lines.get(text) ?? new Set()).add(line))
  return [...lines].map(([text, [line, ...more]]) => {
    const others = more.length > 0 ? `; the same in line ${more.join(', ')}` : ''
    return { path: [file], line, text: text + others }
  })
}

function aliasMistakes(files: ArticleFile[], addresses: ReadonlyMap<string, unknown>): Finding[] {
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
