/** Marks that exist in `components/ui/social-links.tsx`. */
export type SocialIcon = 'facebook' | 'github' | 'instagram' | 'linkedin' | 'twitter' | 'whatsapp' | 'youtube'

export type SocialLink = {
  id: number
  icon: SocialIcon
  /** https address, or `#` as long as there is none. */
  link: string
}

/** Under the hero on the home page. */
export const socials: SocialLink[] = [
  { id: 1, icon: 'twitter', link: '#' },
  { id: 2, icon: 'facebook', link: 'https://www.facebook.com/' },
  { id: 3, icon: 'instagram', link: 'https://www.instagram.com/' },
  { id: 4, icon: 'linkedin', link: 'https://www.linkedin.com/' },
]

/** In the side panel of the contact page, which shows on large screens. */
export const contactSocials: SocialLink[] = [
  { id: 1, icon: 'facebook', link: '#' },
  { id: 2, icon: 'twitter', link: '#' },
  { id: 3, icon: 'instagram', link: '#' },
  { id: 4, icon: 'linkedin', link: '#' },
  { id: 5, icon: 'github', link: '#' },
  { id: 6, icon: 'whatsapp', link: '#' },
]
