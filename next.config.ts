import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { readDeployment } from './app/_owner/deployment'

export default function config(phase: string): NextConfig {
  const deployment = readDeployment(process.env)
  // A build reads this file more than once; the first time leaves its mark in `env`.
  const isFirstReading = !process.env.SITE_ADDRESS
  if (phase === PHASE_PRODUCTION_BUILD && deployment.isAddressUnknown && isFirstReading) {
    console.warn(`SITE_URL is not set: links, previews and the sitemap will name ${deployment.address}.`)
  }
  return {
    basePath: deployment.basePath,
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
    poweredByHeader: false,
    agentRules: false,
  }
}
