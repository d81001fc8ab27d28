import * as icons from 'react-icons/fa6'
import { ExternalLink } from '@/components/ui/external-link'
import { isExampleLink } from '@/content/schema/example'
import type { SocialLink } from '@/content/schema/socials'

const ICON_NAMES = new Map(Object.keys(icons).map((name) => [name.toLowerCase(), name as keyof typeof icons])) // the compiler types the keys of a module as plain strings

export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((social) => {
        const { icon, label, link } = social
        const NetworkIcon = networkIcon(label)
        return (
          <li key={`${label} ${link}`}>
            <ExternalLink
              href={link}
              // With it, a profile can check that this site is its owner's. An example is nobody's profile.
              rel={isExampleLink(social) ? undefined : 'me'}
              className="flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-line text-muted hover:border-primary hover:text-primary print:gap-2 print:border-0"
            >
              {icon ? (
                <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5 fill-current">
                  <path d={icon} />
                </svg>
              ) : (
                NetworkIcon && <NetworkIcon aria-hidden className="size-4.5" />
              )}
              <span className={icon || NetworkIcon ? 'sr-only' : 'px-4'}>{label}</span>
            </ExternalLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Font Awesome's icon for the network, found by name. A bare letter comes first, because it fits our frame better. */
function networkIcon(label: string) {
  const name = `fa${label.toLowerCase().replace(/[^a-z\d]/g, '')}`
  if (name === 'fa') return undefined // a label without Latin letters or digits
  const found = ICON_NAMES.get(`${name}in`) ?? ICON_NAMES.get(`${name}f`) ?? ICON_NAMES.get(name)
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the content decides which icon is needed; the server renders it, so it costs no script
  return found && icons[found]
}
