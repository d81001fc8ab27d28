import type { SocialLink } from '@/content/schema/socials'

/** On the home page, and on the page /about. */
export const socials: SocialLink[] = [
  { id: 1, label: 'Twitter', link: '#' },
  { id: 2, label: 'Facebook', link: 'https://www.facebook.com/', example: true },
  { id: 3, label: 'Instagram', link: 'https://www.instagram.com/', example: true },
  { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/', example: true },
]

/** On the contact page: in the side panel of large screens, below the form on small ones. */
export const contactSocials: SocialLink[] = [
  { id: 1, label: 'Twitter', link: '#' },
  { id: 2, label: 'Facebook', link: '#' },
  { id: 3, label: 'Instagram', link: '#' },
  { id: 4, label: 'LinkedIn', link: '#' },
  { id: 5, label: 'GitHub', link: '#' },
  { id: 6, label: 'WhatsApp', link: '#' },
]
