export type SocialLink = {
  id: number
  /** Name of the network, which is read out and brings its mark: `LinkedIn`, `Stack Overflow`, `Mastodon` … */
  label: string
  /** https address, or `#` as long as there is none. */
  link: string
  /** A mark of your own: the `d` of an SVG path on a square of 24. Needed only where the network's shows as a plain link. */
  icon?: string
}

/** Under the hero on the home page. */
export const socials: SocialLink[] = [
  { id: 1, label: 'Twitter', link: '#' },
  { id: 2, label: 'Facebook', link: 'https://www.facebook.com/' },
  { id: 3, label: 'Instagram', link: 'https://www.instagram.com/' },
  { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/' },
]

/** In the side panel of the contact page, which shows on large screens. */
export const contactSocials: SocialLink[] = [
  { id: 1, label: 'Facebook', link: '#' },
  { id: 2, label: 'Twitter', link: '#' },
  { id: 3, label: 'Instagram', link: '#' },
  { id: 4, label: 'LinkedIn', link: '#' },
  { id: 5, label: 'GitHub', link: '#' },
  { id: 6, label: 'WhatsApp', link: '#' },
]
