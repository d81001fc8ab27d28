import type { z } from 'zod'
import { choice, entry, file, line, list, optional, text, usedFor } from './field-types'
import { isLink } from './links'
import { example, id } from './shared-fields'

const isSvgPath = (path: string) => /^\s*m[\s\d.,+\-mzlhvcsqtae]+$/i.test(path)

const socialLink = entry({
  id,
  /** Name of the network, such as `Stack Overflow`. It selects the icon, and screen readers say it. */
  label: line(
    'LinkedIn',
    'the name of the network, which gives the link its icon, or a text such as "Book a call"',
  ).meta(usedFor('name')),
  /** Address, or `#` while you have none. */
  link: text(
    'an http or https address, or "#" until you have one',
    (link) => link === '#' || isLink(link),
    'https://www.linkedin.com/in/you',
  ).meta(usedFor('link')),
  /** Your own icon: the `d` of an SVG path on a 24 × 24 grid. Without it, a label that is no network shows as text. */
  icon: optional(
    text('the d of an SVG path (the name of a network belongs in label)', isSvgPath, 'M4 4h16v16H4z'),
  ),
  /** The best way to reach you, such as "Book a call". It is a button at the top of the contact page. */
  isMain: choice(true).optional(),
  example,
})

export const socialsFile = file({ socials: list(socialLink), contactSocials: list(socialLink) })

export type SocialLink = z.infer<typeof socialLink>
