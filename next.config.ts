import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
// Next resolves `@/` in these modules and their imports as if they stood in this folder, so they use relative paths.
import { readDeployment } from './app/_config/deployment'
import { responseHeaders } from './app/_config/response-headers'
import { rewritesOf } from './app/_config/rewrites'
import { hasAliases, pageExtensionsOf } from './app/_config/site-routes'
import { colorToken } from './app/_metadata/color-token'
import { furtherLanguages } from './components/content/language-folders'
import type { Owner } from './content/schema/owner'

const settings: NextConfig = {
  // By default, a lock file in a folder above brings a warning, and moves the standalone server.
  outputFileTracingRoot: rootFolder(),
  // Texts are bundled as they are (`components/content/article-files.ts`).
  turbopack: { rules: { '*': { condition: { query: '?raw' }, type: 'text' } } },
  // Makes a folder that runs without node_modules, for example in a container.
  output: process.env.STANDALONE === '1' ? 'standalone' : undefined,
  cacheComponents: true,
  // Keeps what a build has read of a picture. By default, Next renders pages with pictures again after 15 minutes.
  cacheLife: { default: { revalidate: Number.POSITIVE_INFINITY, expire: Number.POSITIVE_INFINITY } },
  // Partial prefetching would render each view of /github twice, and let it wait for the service.
  partialPrefetching: false,
  // Matches no crawler, because Next would render a page anew for each request of a crawler that it matches.
  htmlLimitedBots: /(?!)/,
  experimental: {
    // Each language has a root layout of its own.
    globalNotFound: true,
    // By default, each page that the router prefetches brings the bar again: 10 KB of a visit on a large screen.
    prefetchInlining: { maxSize: 512 },
    // The guard deletes a header that Next would check. The check is for caches, and no cache keeps our pages.
    validateRSCRequestHeaders: false,
    // Addresses are case-sensitive, so `/AR/about` is no page in Arabic.
    caseSensitiveRoutes: true,
  },
  poweredByHeader: false,
  // Otherwise `next dev` writes into AGENTS.md, which is ours.
  agentRules: false,
}

/** A server keeps the settings of the build, whatever its environment says. It may even lack the files of the owner. */
export default async function config(phase: string): Promise<NextConfig> {
  const site = phase === PHASE_PRODUCTION_SERVER ? { basePath: builtBasePath() } : await siteSettings(phase)
  return { ...settings, ...site }
}

async function siteSettings(phase: string) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const { address, basePath, isHidden } = environmentOrStop(phase)
  // Only a build makes a table of the old addresses. In development, each unknown one would get an empty answer.
  const withAliases = phase === PHASE_PRODUCTION_BUILD && hasAliases()
  const owner = await readOwner()
  const hue = Number(owner.hue) <= 360 ? Number(owner.hue) : undefined // the doctor reports any other value
  return {
    basePath,
    pageExtensions: pageExtensionsOf(isDevelopment, withAliases),
    env: {
      SITE_ADDRESS: address || `http://localhost:3000${basePath}`,
      SITE_BASE_PATH: basePath,
      SITE_IS_HIDDEN: isHidden ? '1' : '',
      SITE_IS_STATIC: process.env.STATIC === '1' ? '1' : '',
      SITE_LANGUAGES: furtherLanguages.join(' '),
      SITE_HUE: String(hue ?? ''),
      SITE_BACKGROUND_DARK: colorToken('dark', 'background', hue),
      SITE_BACKGROUND_LIGHT: colorToken('light', 'background', hue),
    },
    // By default, the page stays white at every address of the dev server but `localhost`.
    allowedDevOrigins: isDevelopment ? ownAddresses() : undefined,
    rewrites: async () => rewritesOf(basePath, withAliases),
    headers: async () => responseHeaders({ owner, isDevelopment, isHidden }),
  } satisfies NextConfig
}

/** Ends the process with the message alone, because Next would add the stack of an error. */
function environmentOrStop(phase: string) {
  try {
    if (phase === PHASE_PRODUCTION_BUILD && process.env.NODE_ENV === 'development')
      throw new Error('NODE_ENV: "development" — wanted none, because React would build no page with it')
    return readDeployment(process.env)
  } catch (error) {
    console.error(Object(error).message)
    process.exit(1)
  }
}

/** Lists the addresses of this machine, as in a link. No others may ask, because the dev server hands out sources. */
function ownAddresses() {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list)
  return addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

/** Returns the folder of the site, or the one above it that has its packages, as in a workspace. */
function rootFolder() {
  const next = realpathSync(require.resolve('next/package.json'))
  let folder = __dirname
  while (relative(folder, next).startsWith('..')) folder = dirname(folder)
  return folder
}

function builtBasePath(): string {
  const manifest = join(__dirname, '.next/routes-manifest.json')
  // If nothing is built yet, the server says so itself.
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).basePath : ''
}

/** A broken file is no error here, because a build first runs the doctor, which reports it. */
async function readOwner(): Promise<Partial<Owner>> {
  // tsx reads the file, because Next compiles only the imports at the top, where a broken file would stop Next.
  const tsx = await import('tsx/cjs/api')
  try {
    return tsx.require('./content/owner', __filename).owner
  } catch {
    return {}
  }
}
