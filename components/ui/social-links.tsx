import { fab } from '@fortawesome/free-brands-svg-icons'
import { ExternalLink } from '@/components/ui/external-link'
import { isExampleLink } from '@/content/schema/example'
import type { SocialLink } from '@/content/schema/socials'

export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="-ms-3 flex flex-wrap">
      {links.map((social) => {
        const { icon, label, link } = social
        const drawing = icon ? { path: icon, viewBox: '0 0 24 24' } : networkIcon(label)
        return (
          <li key={`${label} ${link}`}>
            <ExternalLink
              href={link}
              // With `me`, a network can verify the owner of a profile. An example is nobody's profile.
              rel={isExampleLink(social) ? undefined : 'me'}
              className="flex min-h-11 min-w-11 items-center justify-center text-muted hover:text-primary print:gap-2"
            >
              {drawing && (
                <svg aria-hidden="true" viewBox={drawing.viewBox} className="size-4.5 fill-current">
                  <path d={drawing.path} />
                </svg>
              )}
              <span className={drawing ? 'sr-only' : 'px-4'}>{label}</span>
            </ExternalLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Maps a network to its icon where the names differ. Of two icons, the one without a frame fits our row better. */
const ICON_NAMES: Record<string, string> = {
  facebook: 'facebookf',
  linkedin: 'linkedinin',
  signal: 'signalmessenger',
  x: 'xtwitter',
}

const ICONS = new Map(Object.values(fab).map(({ iconName, icon }) => [iconName.replaceAll('-', ''), icon]))

export function networkIcon(label: string) {
  const name = label.toLowerCase().replace(/[^a-z\d]/g, '')
  const icon = ICONS.get(ICON_NAMES[name] ?? name)
  if (!icon) return undefined
  const [width, height, , , path] = icon
  return { viewBox: `0 0 ${width} ${height}`, path: String(path) }
}
