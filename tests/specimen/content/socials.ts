import type { SocialLink } from '@/content/schema/socials'

export const socials: SocialLink[] = [
  { id: 1, label: 'Twitter', link: '#' },
  { id: 2, label: 'Facebook', link: 'https://www.facebook.com/' },
  { id: 3, label: 'Instagram', link: 'https://www.instagram.com/' },
  { id: 4, label: 'LinkedIn', link: 'https://www.linkedin.com/' },
]

export const contactSocials: SocialLink[] = [
  { id: 1, label: 'Facebook', link: '#' },
  { id: 2, label: 'Twitter', link: '#' },
  { id: 3, label: 'Instagram', link: '#' },
  { id: 4, label: 'LinkedIn', link: '#' },
  { id: 5, label: 'GitHub', link: '#' },
  { id: 6, label: 'WhatsApp', link: '#' },
]
