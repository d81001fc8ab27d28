import type { MetadataRoute } from 'next'
import { colorToken } from '@/app/_site/color-token'
import { directionOf } from '@/components/ui/locale'
import { descriptions } from '@/content/descriptions'
import { owner } from '@/content/owner'
import { language } from '@/content/words'

/** The addresses of its icons are relative to it. */
export default function manifest(): MetadataRoute.Manifest {
  const home = process.env.SITE_BASE_PATH || '/'
  return {
    lang: language,
    dir: directionOf(language),
    name: owner.name,
    short_name: owner.name,
    description: descriptions['/'],
    start_url: home,
    // Otherwise it would be the whole host.
    scope: home,
    display: 'minimal-ui',
    background_color: colorToken('dark', 'background'),
    theme_color: colorToken('dark', 'background'),
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'apple-icon', sizes: '512x512', type: 'image/png' },
    ],
  }
}
