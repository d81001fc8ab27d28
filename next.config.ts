import type { NextConfig } from 'next'

const config: NextConfig = {
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
  poweredByHeader: false,
  agentRules: false,
}

export default config
