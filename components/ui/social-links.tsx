import { Link } from 'lucide-react'
import * as icons from 'react-icons/fa6'
import { ExternalLink } from '@/components/ui/external-link'
import type { SocialLink } from '@/content/socials'

const ICON_NAMES = new Map(Object.keys(icons).map((name) => [name.toLowerCase(), name as keyof typeof icons])) // a module's keys are plain strings to the compiler

export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map((social) => (
        <li key={`${social.label} ${social.link}`}>
          <ExternalLink
            href={social.link}
            className="grid size-11 place-items-center rounded-sm border border-line text-muted transition-colors hover:border-primary hover:text-primary print:flex print:size-auto print:gap-2 print:border-0"
          >
            <Mark social={social} />
            <span className="sr-only">{social.label}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The owner's own drawing, else the network's mark, else a plain link. */
function Mark({ social: { icon, label } }: { social: SocialLink }) {
  if (icon) {
    return (
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5 fill-current">
        <path d={icon} />
      </svg>
    )
  }
  const NetworkMark = networkMark(label) ?? Link
  return <NetworkMark aria-hidden className="size-4.5" />
}

/** Font Awesome's mark of the network, found by its name. A bare letter sits better in the frame than one in a frame of its own. */
function networkMark(label: string) {
  const name = `fa${label.toLowerCase().replace(/[^a-z\d]/g, '')}`
  if (name === 'fa') return undefined // a label in other letters
  const found = ICON_NAMES.get(`${name}in`) ?? ICON_NAMES.get(`${name}f`) ?? ICON_NAMES.get(name)
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: which mark is needed stands in the content; drawn on the server, it costs no script
  return found && icons[found]
}
