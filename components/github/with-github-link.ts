import { accountPage } from '@/components/github/account-page'
import { isExample } from '@/content/schema/example'
import type { SocialLink } from '@/content/schema/socials'

/** The links with the owner's account on GitHub: in place of a GitHub link without an address, otherwise last. */
export function withGitHubLink(links: SocialLink[], handle?: string) {
  if (!handle || isExample(handle)) return links
  const account = { label: 'GitHub', link: accountPage(handle) }
  const isGitHub = ({ label, link }: SocialLink) =>
    label.toLowerCase() === 'github' ||
    (link.startsWith(accountPage('')) && link.split('/').filter(Boolean).length === 3)
  if (!links.some(isGitHub)) return [...links, { id: 0, ...account }]
  return links.map((social) =>
    isGitHub(social) && isExample(social.link) ? { ...social, ...account } : social,
  )
}
