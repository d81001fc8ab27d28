import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants'
import { readDeployment } from './app/_build/deployment'
import { embeddableHeaders, securityHeaders } from './app/_build/security-headers'

export default function config(phase: string): NextConfig {
  const deployment = readDeployment(process.env)
  if (phase === PHASE_PRODUCTION_BUILD && deployment.isAddressUnknown) {
    console.warn(`SITE_URL is not set: links, previews and the sitemap will name ${deployment.address}.`)
  }
  return {
    basePath: phase === PHASE_PRODUCTION_SERVER ? builtBasePath() : deployment.basePath,
    // A folder that runs without node_modules, for containers and the like.
    output: process.env.STANDALONE ? 'standalone' : undefined,
    // Fixed when the site is built, as the pages are.
    env: {
      SITE_ADDRESS: deployment.address,
      SITE_BASE_PATH: deployment.basePath,
      SITE_IS_HIDDEN: String(deployment.isHidden),
    },
    // Both become the only mode in the next major.
    cacheComponents: true,
    partialPrefetching: true,
    images: {
      formats: ['image/avif', 'image/webp'],
      // The widths at which pictures show, once and twice; the image route makes no others.
      imageSizes: [96, 192, 384],
      deviceSizes: [640, 960, 1280],
      // The image route fetches from nowhere but the host of the profile's avatar.
      remotePatterns: [{ protocol: 'https', hostname: 'avatars.githubusercontent.com' }],
    },
    // The framework takes a file of that name only, and this one is drawn from `icon.svg`.
    rewrites: async () => [{ source: '/favicon.ico', destination: '/icon-ico' }],
    // The framework lets caches keep a page for a year, which would outlive the next deployment; the other paths know better.
    headers: async () => [
      ...(phase === PHASE_DEVELOPMENT_SERVER ? [] : [{ source: '/:path*', headers: securityHeaders }]),
      { source: '/((?:.*/)?opengraph-image|apple-icon|icon.svg|favicon.ico)', headers: embeddableHeaders },
      {
        source: '/((?!_next/|github$).*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      },
    ],
    // A page's own policy is for its own path, not for the 404 at `/About`.
    experimental: { caseSensitiveRoutes: true },
    poweredByHeader: false,
    agentRules: false,
  }
}

/** Pages and files name the path that they were built for, whatever the environment of the server says. */
function builtBasePath(): string {
  const manifest = join(__dirname, '.next/routes-manifest.json')
  // Where nothing is built yet, the server itself says so.
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).basePath : ''
}
