/**
 * With `STATIC=1`, the last step of a build. Writes what the finished site answers to `out/`, which any file server can
 * serve. `/github` shows the profile as of now.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CSP, contentSecurityPolicy } from '@/app/_server/security-headers'
import { hashInlineScripts } from '@/scripts/build/hash-inline-scripts'
import { startServer } from '@/scripts/start-server'

const OUT = 'out'
const CHARSET = '<meta charSet="utf-8"/>'
/** GitHub has no longer than this. */
const GITHUB_MS = 6_000
const MISSING = '/not/a/page'
/** Addresses that the build does not list: the first two are rewritten, the last is read from GitHub. */
const UNLISTED = ['/icon.svg', '/favicon.ico', '/github/avatar', MISSING]
/** File servers redirect `/about` to the folder `/about/`, which the scripts of the page do not know. */
const WITHOUT_SLASH =
  "<script>history.replaceState(null,'',location.href.replace(/\\/(?=[?#]|$)/,''))</script>"

type Answer = { path: string; type: string; body: Buffer }

if (process.env.STATIC === '1')
  exportStatic().catch(({ message }: Error) => {
    console.error(message)
    process.exitCode = 1
  })

async function exportStatic() {
  rmSync(OUT, { recursive: true, force: true })
  cpSync('public', OUT, { recursive: true })
  cpSync('.next/static', `${OUT}/_next/static`, { recursive: true })
  const { url, basePath, stop } = await startServer()
  const answers = await readAll(url).finally(stop)
  const unnamed = answers.filter((answer) => nameOf(answer) !== answer.path && !isPage(answer))
  for (const answer of answers) {
    const isText = /^(text|application)\//.test(answer.type)
    if (isText) answer.body = Buffer.from(withNames(String(answer.body), basePath, unnamed))
    write(answer)
  }
  console.log(`Exported ${answers.length} addresses to ${OUT}.`)
}

async function readAll(url: string) {
  await renewProfile(`${url}/github`)
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
  const listed = Object.keys(routes).filter((route) => !/^\/(_|icon-)/.test(route))
  const answers: Answer[] = []
  for (const path of [...listed, ...UNLISTED]) {
    const response = await fetch(url + path.replace(/^\/$/, ''))
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}.`)
    const type = response.headers.get('content-type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    // A page without content and an avatar that GitHub does not give are missing here, too.
    if (response.ok || path === MISSING) answers.push({ path, type, body })
  }
  return answers
}

/** If an older build has left a profile, the server shows it until GitHub has answered. */
async function renewProfile(page: string) {
  const start = Date.now()
  const isOld = async () => {
    const [, readAt] = /<time[^>]* dateTime="([^"]+)"/.exec(await (await fetch(page)).text()) ?? []
    return readAt && Date.parse(readAt) < start
  }
  while ((await isOld()) && Date.now() < start + GITHUB_MS) await setTimeout(200)
}

function isPage({ type }: Answer) {
  return type.startsWith('text/html')
}

/** A file server tells the type of a file by its ending. */
function nameOf(answer: Answer) {
  const { path, type } = answer
  if (path === MISSING) return '/404.html'
  if (isPage(answer)) return path === '/' ? '/index.html' : `${path}.html`
  return /\.\w+$/.test(path) ? path : `${path}.${/\w+\/(\w+)/.exec(type)?.[1]}`
}

function withNames(text: string, basePath: string, unnamed: Answer[]) {
  return unnamed.reduce(
    (text, answer) =>
      text.replace(new RegExp(`${basePath}${answer.path}(?=["\\\\?<])`, 'g'), basePath + nameOf(answer)),
    text,
  )
}

function write(answer: Answer) {
  const file = OUT + nameOf(answer)
  mkdirSync(dirname(file), { recursive: true })
  if (!isPage(answer)) return writeFileSync(file, answer.body)
  const html = String(answer.body)
  writeFileSync(file, withPolicy(html))
  if (answer.path === '/' || answer.path === MISSING) return
  mkdirSync(OUT + answer.path, { recursive: true })
  writeFileSync(`${OUT}${answer.path}/index.html`, withPolicy(html.replace(CHARSET, `$&${WITHOUT_SLASH}`)))
}

/** The host sends no policy of ours, so it stands in the page. There, browsers do not accept `frame-ancestors`. */
function withPolicy(html: string) {
  if (!html.includes(CHARSET))
    throw new Error('A page does not begin with its encoding: has the framework changed its markup?')
  const policy = contentSecurityPolicy(hashInlineScripts(html)).replace(/; frame-ancestors[^;]*/, '')
  return html.replace(CHARSET, `$&<meta http-equiv="${CSP}" content="${policy}"/>`)
}
