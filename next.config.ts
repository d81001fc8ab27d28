import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, join, relative } from 'node:path'
import createMdx from '@next/mdx'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { codeTheme } from './app/_markdown/code-theme'
import { colorToken } from './app/_metadata/color-token'
import { readDeployment } from './app/_server/deployment'
import {
  embeddableHeaders,
  fileHeaders,
  hidingHeaders,
  securityHeaders,
} from './app/_server/security-headers'
import { furtherLanguages, textFiles } from './components/content/languages'
import type { Owner } from './content/schema/owner'
import { SECTIONS } from './content/schema/pages'

/** The endings of what is shown by itself. A 404 at such an address runs no script. */
const MEDIA = 'svg|png|jpg|jpeg|webp|gif|avif|ico|mp4|webm|pdf'

export default async function config(phase: string): Promise<NextConfig> {
  const isServer = phase === PHASE_PRODUCTION_SERVER
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  const isBuild = phase === PHASE_PRODUCTION_BUILD
  if (isBuild && process.env.NODE_ENV === 'development')
    stop('NODE_ENV is “development”; a build needs it unset, because React would build no page with it.')
  // A server serves what was built, whatever its own environment says.
  const deployment = deploymentOrStop(isServer ? {} : process.env)
  const isTranslated = furtherLanguages.length > 0
  const bases = ['', ...furtherLanguages.map((language) => `/${language}`)]
  const profiles = bases.map((base) => `${base}/github`.slice(1))
  const named = [...furtherLanguages, 'preview', ...SECTIONS.map((section) => section.slice(1))].join('|')
  // Without this, Next takes the first step of any address for a language, and makes pages in it. Next looks for files and
  // static pages first, so only those with a name in their address stand here.
  const others = { source: `/:language((?!(?:${named})(?:/|$))[^/]+)/:path*`, destination: '/not/a/page' }
  const texts = bases.flatMap(textFiles)
  const pageFiles = texts.flatMap((file) => {
    const [, base = '', name] = /^content(\/[^/]+)?\/pages\/([a-z\d-]+)\.mdx?$/.exec(file) ?? []
    return name ? [{ source: `${base}/${name}`, destination: `${base}/page-file/${name}` }] : []
  })
  const hasPageFiles = pageFiles.length > 0
  // Only a build makes a table of the old addresses. In development, each unknown one would get an empty answer.
  const hasMoved = isBuild && texts.some((file) => /^["']?aliases["']?:/m.test(readFileSync(file, 'utf8')))
  // A function, because Next writes the base path into each rule.
  const refused = () =>
    [
      // Without this, Next serves its error page with status 500, and caches could keep its 404.
      '/(_global-error|_not-found|404|500)',
      // Next takes the name of a dynamic route, such as `/notes/[name]`, for a page, and answers 500 or keeps its answer.
      '/:path((?:.*/)?(?:\\[|%5B).+(?:\\]|%5D)|(?:\\[|%5B)language(?:\\]|%5D)/.*)',
      // A page that is a file has one address, and this is not it.
      ...(hasPageFiles ? ['/:path((?:[^/]+/)?page-file/.*)'] : []),
      // The build has made every size of a photo. Strangers must not be able to make the server resize any.
      '/_next/image',
    ].map((source) => ({ source, destination: '/not/a/page' }))
  const owner = isServer ? {} : await readOwner()
  const root = rootFolder()
  const nextConfig: NextConfig = {
    // Otherwise each lock file in a folder above brings a warning, and moves the standalone server.
    turbopack: { root },
    outputFileTracingRoot: root,
    basePath: isServer ? builtBasePath() : deployment.basePath,
    // A folder that runs without node_modules, for example in a container.
    output: process.env.STANDALONE === '1' ? 'standalone' : undefined,
    // Next builds no `[language]` that has no language, so a site in one has none of the files in `app/[language]`. What
    // only pages that are files and old addresses need is left out in the same way.
    pageExtensions: [
      ...(isTranslated ? ['translated.tsx', 'translated.ts'] : []),
      ...(hasPageFiles ? ['file.tsx', ...(isTranslated ? ['file.translated.tsx'] : [])] : []),
      ...(hasMoved ? ['moved.ts', 'tsx', 'ts'] : ['tsx', 'ts']),
    ],
    // The build writes these into its output. A server may not even have the files that they come from.
    env: isServer
      ? {}
      : {
          SITE_ADDRESS: deployment.address,
          SITE_BASE_PATH: deployment.basePath,
          SITE_IS_HIDDEN: String(deployment.isHidden),
          SITE_IS_STATIC: process.env.STATIC === '1' ? '1' : '',
          SITE_LANGUAGES: furtherLanguages.join(' '),
          SITE_HAS_PAGE_FILES: hasPageFiles ? '1' : '',
          SITE_HUE: String(owner.hue ?? ''),
          SITE_BACKGROUND_DARK: colorToken('dark', 'background', owner.hue),
          SITE_BACKGROUND_LIGHT: colorToken('light', 'background', owner.hue),
        },
    // By default, the page stays white at every address of the dev server but `localhost`.
    allowedDevOrigins: isDevelopment ? ownAddresses() : undefined,
    cacheComponents: true,
    // With it, each view of /github renders twice and waits for the service.
    partialPrefetching: false,
    // Every user agent gets the page as it was built. For those that match, Next would render it again on each request.
    htmlLimitedBots: /(?!)/,
    rewrites: async () => ({
      beforeFiles: [
        // For these names, Next accepts only files. Both are drawn from one SVG.
        { source: '/icon.svg', destination: '/icon-svg' },
        { source: '/favicon.ico', destination: '/icon-ico' },
        ...refused(),
      ],
      // An old address may begin with anything. Next asks all other routes first, and they know their languages by then.
      afterFiles: [...pageFiles, ...(isTranslated && !hasMoved ? [others] : [])],
      fallback: [
        // `/notes/old` may be an old address, but Next asks the page of a note first, and has lost the base path then.
        ...(hasMoved && deployment.basePath
          ? [...refused(), { source: '/:path*', destination: '/:path*' }]
          : []),
        // Next knows one 404 only. This is for what no page of a further language has answered.
        ...bases.slice(1).map((base) => ({ source: `${base}/:path*`, destination: `${base}/missing` })),
      ],
    }),
    // By default, Next lets shared caches keep a page for a year, beyond the next deployment.
    headers: async () => [
      ...(isDevelopment ? [] : [{ source: '/:path*', headers: securityHeaders(owner) }]),
      ...(deployment.isHidden ? [{ source: '/:path*', headers: hidingHeaders }] : []),
      { source: '/(preview(?:/.*)?|apple-icon)', headers: embeddableHeaders },
      ...['/', `/((?!_next/static/|${profiles.join('$|')}$|github/avatar$).*)`].map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      })),
      { source: `/(${profiles.join('|')})`, headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
      { source: '/(_next/static/.+|github/avatar)', headers: fileHeaders },
      {
        // By their endings, because a pattern is at most 4,096 characters long, and an owner may have any number of files.
        source: `/((?!_next/).+\\.(?:${MEDIA}|${MEDIA.toUpperCase()}))`,
        headers: [
          ...fileHeaders,
          ...embeddableHeaders,
          // If a page revalidates each drawing, a click takes half as long again to paint it.
          { key: 'Cache-Control', value: `public, max-age=${isDevelopment ? 0 : 60}` },
        ],
      },
    ],
    experimental: {
      // Each language has a root layout of its own.
      globalNotFound: true,
      // Otherwise each page that is fetched beforehand brings the bar again: 10 KB of a visit on a large screen.
      prefetchInlining: { maxSize: 512 },
      // Otherwise Next compares a query with headers of which the guard deletes one. No cache keeps a page unchecked anyway.
      validateRSCRequestHeaders: false,
      // Addresses are case-sensitive, so `/AR/about` is no page in Arabic.
      caseSensitiveRoutes: true,
    },
    // It makes the feed, at build. To bundle it would take the compiler 3 s. Add nothing that the check in development
    // needs (`app/_check`), because that is required, and packages of ES modules outside the bundle cannot be.
    serverExternalPackages: ['@mdx-js/mdx'],
    // The server reads from them which pages there are.
    outputFileTracingIncludes: { '/*': ['content/{,*/}{notes,pages,projects}/*.{md,mdx}'] },
    poweredByHeader: false,
    agentRules: false,
  }
  return withMdx(nextConfig)
}

/** Turbopack takes plugins by name or path only. */
const withMdx = createMdx({
  extension: /\.mdx?$/,
  options: {
    // Nothing in a text is code.
    format: 'md',
    remarkPlugins: [
      ...['remark-frontmatter', 'remark-gfm', 'remark-cjk-friendly'],
      ...['formulas', 'harmless-html', 'safe-text', 'heading-ids'].map(plugin),
    ],
    rehypePlugins: [
      plugin('list-headings'),
      [plugin('highlight-code'), { theme: codeTheme, keepBackground: false, bypassInlineCode: true }],
    ],
  },
})

function plugin(name: string) {
  return join(__dirname, `app/_markdown/${name}.mjs`)
}

function deploymentOrStop(env: NodeJS.ProcessEnv | Record<string, never>) {
  try {
    return readDeployment(env)
  } catch (error) {
    return stop(Object(error).message)
  }
}

/** Below a thrown error, Next would show its stack. */
function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The folder of the site, unless its packages are further up, as in a workspace. */
function rootFolder() {
  const next = realpathSync(require.resolve('next/package.json'))
  let folder = __dirname
  while (relative(folder, next).startsWith('..')) folder = dirname(folder)
  return folder
}

/** The addresses of this machine, as in a link. No other origins, because the dev server hands out the sources. */
function ownAddresses() {
  const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  return all.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

function builtBasePath(): string {
  const manifest = join(__dirname, '.next/routes-manifest.json')
  // If nothing is built yet, the server says so itself.
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).basePath : ''
}

/** The check reports a broken file, so it is no error here. */
async function readOwner(): Promise<Partial<Owner>> {
  // Next compiles no module that this file imports later, and one that it imports at the top may not be broken.
  const tsx = await import('tsx/cjs/api')
  try {
    return tsx.require('./content/owner', __filename).owner
  } catch {
    return {}
  }
}
