import { isReserved } from '@/app/_config/rewrites'
import { allArticleFiles } from '@/app/_findings/articles/all-articles'
import { foreignMarkup } from '@/app/_findings/articles/foreign-markup'
import { textMistakes, whyNoPage } from '@/app/_findings/articles/text-mistakes'
import type { Finding, LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { linkTarget, picturePath, siteAddresses } from '@/components/article/targets'
import { isRemote, localizedPath, normalizedAlias } from '@/components/content/addresses'
import { type ArticleFile, factsOf, isHiddenDraft, readText } from '@/components/content/article-files'
import { contentIn, contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { isFuture } from '@/content/schema/days'
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

/** Finds what a text shows otherwise than its writer may expect. */
function textWarnings(articleFile: ArticleFile): LineFinding[] {
  const { file } = articleFile
  const { facts, body } = readText(file)
  const { hidingFact, unknown, lineOf, writtenAs } = facts
  if (hidingFact) {
    const text = `${hidingFact}: the text shows in "npm run dev" alone; delete this line to publish it`
    return [{ line: lineOf(hidingFact.split('.')[0] ?? ''), text }]
  }
  const { dropped, prose, badFormulas, addresses } = body()
  const date = String(factsOf(articleFile).values.date)
  const future = `date: ${show(date)} — this day is in the future, yet the text is published; wanted the day when it appears`
  const unread = 'formula: it shows as code, because it cannot be read'
  const listed = (names: string[], text: string) =>
    names.length > 0 ? [{ line: 1, text: `${names.join(', ')}: ${text}` }] : []
  return [
    ...(isFuture(date) ? [{ line: lineOf(writtenAs.date ?? 'date'), text: future }] : []),
    ...listed(unknown, 'these facts say nothing here'),
    ...listed(dropped, 'this does not show, as on GitHub'),
    ...badFormulas.map(({ line, text }) => ({ line, text: `${unread}: ${text}` })),
    ...addresses.flatMap(({ type, url, line, isBare }) => {
      if (type === 'link') {
        const { flaw } = linkTarget(url, articleFile)
        return flaw ? { line, text: `link ${show(url)}: ${flaw}, so its words stand alone` } : []
      }
      const bare = `${type} ${show(url)}: it has no text for those who cannot see it, so it counts as decoration`
      if (picturePath(url, articleFile)) return isBare ? { line, text: bare } : []
      if (!isRemote(url))
        return { line, text: `${type} ${show(url)}: it is not there, so its words stand alone` }
      const text = `${type}: it is on another host, which no visitor's browser asks, so a link stands in its place; npm run picture -- ${file} brings it here`
      return { line, text }
    }),
    ...foreignMarkup(prose),
  ]
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
