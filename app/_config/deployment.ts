import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/** Turbopack and Tailwind find no file whose path has one of these characters. */
const UNREADABLE_CHARACTERS = /[#%?*]/
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Reads where this build will be served: in `SITE_URL` and `BASE_PATH`, otherwise in the variables of the host. */
export function readDeployment(env: NodeJS.Dict<string>, folder = process.cwd()) {
  refuseFolder(folder)
  const basePath = env.BASE_PATH ?? ''
  const wanted = 'a path without a slash at its end, such as /portfolio'
  if (!/^(\/\w[\w.~-]*)*$/.test(basePath)) refuse('BASE_PATH', basePath, wanted)
  const vercelHost = env.VERCEL_ENV === 'production' ? env.VERCEL_PROJECT_PRODUCTION_URL : env.VERCEL_URL
  const isNetlifyPreview = Boolean(env.NETLIFY) && env.CONTEXT !== 'production'
  const netlifyAddress = isNetlifyPreview ? env.DEPLOY_PRIME_URL : env.NETLIFY && env.URL
  const hostAddress = vercelHost ? `https://${vercelHost}` : netlifyAddress
  const isPreview = env.VERCEL_ENV === 'preview' || isNetlifyPreview
  // A preview names pictures at its own address, because the real site may lack them.
  const address = isPreview ? hostAddress || env.SITE_URL : env.SITE_URL || hostAddress
  return {
    /** The address ends with the base path, without a slash. It is undefined if no variable says it. */
    address: address && readOrigin(address, basePath) + basePath,
    basePath,
    isHidden: env.NOINDEX === '1' || isPreview,
  }
}

/** @throws for a folder that the bundler cannot build. */
function refuseFolder(folder: string) {
  const [character] = UNREADABLE_CHARACTERS.exec(folder) ?? []
  if (character) {
    const wanted = `one without ${character}, which the bundler reads as part of an address; rename or move it`
    refuse('folder', folder, wanted)
  }
  const link = linkOut(folder)
  const why = 'because the bundler follows no link out of the site; move it here, and link from there to it'
  if (link) refuse('folder', link, `the folder or file itself, ${why}`)
}

/** Finds a symbolic link out of the site, such as to a vault of Obsidian: `content/` itself, or one within it. */
function linkOut(folder: string, path = join(folder, 'content')): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    const below = readdirSync(path).map((name) => linkOut(folder, join(path, name)))
    return below.find(Boolean)
  }
  const isLink = stats?.isSymbolicLink() && existsSync(path)
  const way = isLink ? relative(realpathSync(folder), realpathSync(path)) : ''
  return way.startsWith('..') || isAbsolute(way) ? path : undefined // absolute on another drive of Windows
}

function readOrigin(value: string, basePath: string) {
  const url = URL.canParse(value) && new URL(value)
  const wanted = `the https address of the site${basePath && ` with no path but ${basePath}`}, such as https://ada.example.com; http is for localhost only`
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname)))
  if (!isSafe || ![url.origin, url.origin + basePath].includes(url.href.replace(/\/$/, '')))
    refuse('SITE_URL', value, wanted)
  return url.origin
}

function refuse(name: string, value: string, wanted: string): never {
  throw new Error(`${name}: ${JSON.stringify(value)} — wanted ${wanted}`)
}
