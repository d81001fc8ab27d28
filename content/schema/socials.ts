import type { z } from 'zod'
import { entry, example, file, id, isLink, line, list, optional, text } from '@/content/schema/parts'

const SVG_PATH = /^\s*m[\s\d.,+\-mzlhvcsqtae]+$/i

const socialLink = entry({
  id,
  /** Name of the network: `LinkedIn`, `Stack Overflow`, `Mastodon` … It selects the icon, and screen readers read it out. */
  label: line('LinkedIn', 'the name of the network, which gives the link its icon'),
  /** https address, or `#` while you have none. */
  link: text(
    'an https address, or "#" until you have one',
    (link) => link === '#' || isLink(link),
    'https://www.linkedin.com/in/you',
  ),
  /** An icon of your own: the `d` of an SVG path on a 24 × 24 grid. Only needed if the network shows as a plain link. */
  icon: optional(
    text(
      'the d of an SVG path (the name of a network belongs in label)',
      (path) => SVG_PATH.test(path),
      'M4 4h16v16H4z',
    ),
  ),
  example,
})

export const socialsFile = file({ socials: list(socialLink), contactSocials: list(socialLink) })

export type SocialLink = z.infer<typeof socialLink>
