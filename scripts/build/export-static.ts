/** With `STATIC=1`, writes the answers of the finished site into `out/`. `/github` keeps the profile of now. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { missingPath, NOT_FOUND_PATH } from '@/app/_config/rewrites'
import { contentIn } from '@/components/content/content'
import { furtherLanguages } from '@/components/content/language-folders'
import { encodedPath } from '@/components/text/addresses'
import { addPolicy, CHARSET } from '@/scripts/build/page-steps'
import { readJson } from '@/scripts/support/read-json'
import { startServer } from '@/scripts/support/start-server'

const { owner } = contentIn()

const OUT = 'out'
const { config } = readJson<{ config: { env: NodeJS.Dict<string> } }>('.next/required-server-files.json')
const { SITE_ADDRESS, SITE_BASE_PATH, SITE_IS_HIDDEN } = config.env
const MISSING = [NOT_FOUND_PATH, ...furtherLanguages.map((language) => missingPath(`/${language}`))]
/** Addresses that the build does not list: two are rewritten, one is read from GitHub, one is the 404. */
const UNLISTED = ['/icon.svg', '/favicon.ico', '/github/avatar', NOT_FOUND_PATH]
/** Files that Next builds for itself, and the icon, which has another address. */
const INTERNAL = /^\/(_not-found|_global-error|icon-svg)$/
/** File servers redirect `/about` to the folder `/about/`, which the scripts of the page do not know. */
const WITHOUT_SLASH =
  "<script>history.replaceState(null,'',location.href.replace(/\\/(?=[?#]|$)/,''))</script>"
/** An exported page has no nonce: the scripts that `/github` streamed get hashes, like all others. */
const NONCE = / nonce="[^"]*"/g

export async function exportStatic() {
  rmSync(OUT, { recursive: true, force: true })
  cpSync('public', OUT, { recursive: true, filter: isShown })
  // File servers compress by themselves, and by default send no file that is compressed already.
  const filter = (file: string) => !file.endsWith('.br')
  cpSync('.next/static', `${OUT}/_next/static`, { recursive: true, filter })
  // Without this file, GitHub Pages leaves out `_next` when it publishes a branch.
  write('/.nojekyll', '')
  // By default, the profile that an earlier build has left would count as new for an hour.
  const { url, stop } = await startServer({ ...process.env, PROFILE_REVALIDATE_SECONDS: '0' })
  const answers = await readAll(url + SITE_BASE_PATH).finally(stop)
  const files = answers.filter(({ file }) => !file.endsWith('.html'))
  const renamed = new Map(
    [SITE_BASE_PATH, SITE_ADDRESS].flatMap((base) =>
      files.map(({ path, file }) => [base + encodedPath(path), base + encodedPath(file)]),
    ),
  )
  // Only whole addresses are renamed, because other sites may have the same paths.
  const rename = (text: string) => text.replace(/(?<=")[^\s"\\?<]+/g, (part) => renamed.get(part) ?? part)
  for (const { path, file, body } of answers) {
    const named = typeof body === 'string' ? rename(body) : body
    const isPage = typeof named === 'string' && file.endsWith('.html')
    if (isShown(file)) write(file, isPage ? addPolicy(named, owner) : named)
    if (isPage && path !== '/' && !MISSING.includes(path))
      write(`${path}/index.html`, addPolicy(named.replace(CHARSET, `$&${WITHOUT_SLASH}`), owner))
  }
  console.log(`Exported ${answers.length} addresses to ${OUT}.`)
}

async function readAll(url: string) {
  const { routes } = readJson<{ routes: object }>('.next/prerender-manifest.json')
  const listed = Object.keys(routes).filter((route) => !INTERNAL.test(route))
  const answers = []
  for (const route of [...listed, ...UNLISTED]) {
    const path = route.replace('/page-file/', '/') // a page of `content/pages/` is built at an inner address
    const response = await fetch(url + encodedPath(path).replace(/^\/$/, ''), { redirect: 'manual' })
    if (response.status >= 500) throw new Error(`${path} answers ${response.status}.`)
    if (response.status === 308) {
      // An old address such as `/about.html` is the name of a file itself.
      write(path.endsWith('.html') ? path : `${path}/index.html`, await response.text())
      continue
    }
    // The export lacks an address without content, such as an avatar that GitHub does not give.
    if (!response.ok && !MISSING.includes(path)) continue
    const type = response.headers.get('content-type') ?? ''
    const body = type.startsWith('image/')
      ? Buffer.from(await response.arrayBuffer())
      : (await response.text()).replace(NONCE, '')
    answers.push({ path, file: fileOf(path, type), body })
  }
  return answers
}

/** Gives a file the ending by which a file server tells its type. */
function fileOf(path: string, type: string) {
  // Some hosts look for the nearest file with the name `404.html`.
  if (path === NOT_FOUND_PATH) return '/404.html'
  if (MISSING.includes(path)) return `${dirname(path)}/404.html`
  if (type.startsWith('text/html')) return path === '/' ? '/index.html' : `${path}.html`
  return /\.\w+$/.test(path) ? path : `${path}.${/\w+\/(\w+)/.exec(type)?.[1]}`
}

/** Leaves documents out of a hidden site, because only the header of a server keeps search engines away from them. */
function isShown(file: string) {
  return !SITE_IS_HIDDEN || file === '/robots.txt' || !/\.(json|txt|xml|pdf|docx?|vcf)$/i.test(file)
}

function write(file: string, body: string | Buffer) {
  mkdirSync(dirname(OUT + file), { recursive: true })
  writeFileSync(OUT + file, body)
}
