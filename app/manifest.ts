import type { MetadataRoute } from 'next'
import { colorToken } from '@/app/_metadata/color-token'
import { contentIn } from '@/components/content/content'
import { descriptionOf } from '@/components/layout/sheets'
import { directionOf } from '@/components/text/locale'

/** The addresses of its icons are relative to it. */
export default function manifest(): MetadataRoute.Manifest {
  const content = contentIn()
  const { language, owner } = content
  const background = colorToken(owner.theme === 'light' ? 'light' : 'dark', 'background')
  const home = process.env.SITE_BASE_PATH || '/'
  return {
    lang: language,
    dir: directionOf(language),
    name: owner.name,
    short_name: owner.name,
    description: descriptionOf(content, '/'),
    start_url: home,
    // Otherwise it would be the whole host.
    scope: home,
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'apple-icon', sizes: '512x512', type: 'image/png' },
    ],
  }
}
