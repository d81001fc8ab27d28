import { parseArgs } from 'node:util'
import { loadEnvConfig } from '@next/env'
import type { Content } from '@/app/_check/content-files'
import { type Finding, finding, inFile, type Path, show } from '@/app/_check/finding'
import { withLines } from '@/app/_check/lines'
import { readContent, withOthers } from '@/app/_check/read-content'
import { readDeployment } from '@/app/_server/deployment'
import { accountPage } from '@/app/github/github-api'
import { isExample, real } from '@/content/schema/example'
import { isLink } from '@/content/schema/parts'
import { findDeadLinks } from '@/scripts/doctor/dead-links'
import { contentExamples, fileExamples } from '@/scripts/doctor/examples'

const USAGE = `Lists what to do before the site goes live.

  npm run doctor -- [options]

  --links     also requests every link and lists the dead ones; without a network it judges none and fails
  --strict    also fails for what is worth improving and for what is still as shipped
  --json      prints a list of { kind, file, line, text } (npm run -s doctor -- --json)
  --mistakes  lists mistakes and what is worth improving, and nothing else; a build runs this

It fails for mistakes and dead links. The exit status is 0 if all is well, 1 if it fails, 2 for an unknown option.
`

/** In the order in which the owner should deal with them. */
const HEADINGS = {
  mistake: 'Mistakes, which stop the build',
  warning: 'Worth improving',
  'dead link': 'Dead links',
  'no network': 'Links that nobody could check',
  'as shipped': 'Still as shipped: replace it with yours, or delete it',
}

type Report = { kind: keyof typeof HEADINGS; file: string; line: number | null; text: string }

async function examine({ links = false, mistakes = false }): Promise<Report[]> {
  const { content, unreadable } = await readContent()
  // It reads the content itself, so it must not be imported before.
  const { findMistakes } = await import('@/app/_check/mistakes')
  const wrong = withOthers(unreadable, findMistakes(content))
  if (wrong.length === 0) {
    const { findBadPictures } = await import('@/app/_check/pictures')
    wrong.push(...(await findBadPictures(content)))
  }
  const reports = reported('mistake', wrong)
  if (wrong.length === 0) {
    const { findWarnings } = await import('@/scripts/doctor/warnings')
    reports.push(...reported('warning', await findWarnings(content)))
    const { previewLetters } = await import('@/app/_check/letters')
    const text = await previewLetters()
    if (text) reports.push({ kind: 'warning', file: 'environment', line: null, text })
  }
  const { findArticleWarnings } = await import('@/app/_check/article-mistakes')
  reports.push(...reported('warning', findArticleWarnings()))
  if (links) reports.push(...(await deadLinks(content, wrong.length === 0)))
  if (!mistakes) reports.push(...examples(content))
  reports.push(...siteAddress(mistakes ? 'warning' : 'as shipped'))
  return reports
}

function reported(kind: Report['kind'], findings: Finding[]): Report[] {
  return withLines(findings).map((found) => ({ kind, ...found }))
}

function examples(content: Content): Report[] {
  const order = Object.keys(content)
  const places = reported('as shipped', contentExamples(content)).sort(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file) || Number(a.line) - Number(b.line),
  )
  return [...places, ...fileExamples().map((file) => ({ kind: 'as shipped', line: null, ...file }) as const)]
}

/** The only thing that the owner has to set outside `content/`. */
function siteAddress(kind: Report['kind']): Report[] {
  const place = { file: 'environment', line: null }
  loadEnvConfig(process.cwd())
  try {
    if (!readDeployment(process.env).isAddressUnknown) return []
  } catch (error) {
    return [{ kind: 'mistake', ...place, text: error instanceof Error ? error.message : String(error) }]
  }
  const text =
    'SITE_URL: missing — wanted the address of your site, for example "https://ada.example.com", because previews and the sitemap name it'
  return [{ kind, ...place, text }]
}

async function deadLinks(content: Content, areArticlesValid: boolean) {
  const handle = real(content['content/owner.ts'].owner?.handle)
  const { articleLinks } = await import('@/app/_check/article-files')
  const { inEachLanguage } = await import('@/app/_check/translation-mistakes')
  const links = [
    // What takes a form may refuse to be read.
    ...inEachLanguage(content, (one) =>
      [...texts(one)]
        .filter(([path]) => path.at(-1) !== 'formAction')
        .map(([path, link]) => ({ ...finding(one, path), link })),
    ),
    ...(areArticlesValid ? articleLinks() : []).map(({ file, line, url }) => {
      return { path: [file], line, text: `link ${show(url)}`, link: url }
    }),
  ].filter(({ link }) => isLink(link) && !isExample(link))
  if (handle) {
    links.push({ ...finding(content, ['content/owner.ts', 'owner', 'handle']), link: accountPage(handle) })
  }
  const { dead, noNetwork } = await findDeadLinks(
    links.map(({ link }) => link),
    `link-check-of-${encodeURIComponent(handle ?? 'a')}-portfolio`,
  )
  if (noNetwork) {
    const text = `network: no host answers (${noNetwork}), so no link was judged`
    return [{ kind: 'no network', file: 'environment', line: null, text } as const]
  }
  const found = links.flatMap(({ link, ...place }) => {
    const fault = dead.get(link)
    return fault ? { ...place, text: `${place.text} — ${fault}` } : []
  })
  return reported('dead link', found)
}

/** Every text of the content, with its place. */
function* texts(value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* texts(part, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

function layOut(reports: Report[], strict = false) {
  return Object.entries(HEADINGS)
    .map(([kind, heading]) => ({ kind, heading, some: reports.filter((report) => report.kind === kind) }))
    .filter(({ some }) => some.length > 0)
    .map(({ kind, heading, some }) => {
      const lines = some.map(({ file, line, text }) => `  ${inFile(file, line, text)}\n`)
      const outcome = strict ? ' (this fails because of --strict)' : ' (this fails only with --strict)'
      return `${heading}${kind === 'as shipped' ? outcome : ''}:\n\n${lines.join('')}`
    })
    .join('\n')
}

async function run(args: string[]) {
  const flag = { type: 'boolean' } as const
  const options = { links: flag, strict: flag, json: flag, mistakes: flag, help: flag }
  const { values } = parseArgs({ args, options })
  if (values.help) return console.log(USAGE)
  const reports = await examine(values)
  if (values.json) console.log(JSON.stringify(reports, null, 2))
  else if (reports.length > 0) (values.mistakes ? console.error : console.log)(layOut(reports, values.strict))
  else if (!values.mistakes) console.log('Nothing is left to do.')
  const isWrong = reports.some(
    ({ kind }) => values.strict || ['mistake', 'dead link', 'no network'].includes(kind),
  )
  process.exitCode = isWrong ? 1 : 0
}

run(process.argv.slice(2)).catch((error: Error) => {
  const isMisused = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(isMisused ? `${error.message}\n\n${USAGE}` : error)
  process.exitCode = isMisused ? 2 : 1
})
