import type { IconType } from 'react-icons'
import {
  FaFacebookF,
  FaGithub,
  FaInstagram,
  FaLinkedinIn,
  FaWhatsapp,
  FaXTwitter,
  FaYoutube,
} from 'react-icons/fa6'
import type { SocialIcon, SocialLink } from '@/content/socials'

const MARKS: Record<SocialIcon, IconType> = {
  facebook: FaFacebookF,
  github: FaGithub,
  instagram: FaInstagram,
  linkedin: FaLinkedinIn,
  twitter: FaXTwitter,
  whatsapp: FaWhatsapp,
  youtube: FaYoutube,
}

const NAMES: Record<SocialIcon, string> = {
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
}

export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ id, icon, link }) => {
        const Mark = MARKS[icon]
        return (
          <li key={id}>
            <a
              href={link}
              aria-label={NAMES[icon]}
              className="grid size-11 place-items-center rounded-sm border border-line text-muted transition-colors hover:border-primary hover:text-primary"
            >
              <Mark aria-hidden className="size-4.5" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
