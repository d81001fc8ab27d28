import { gitHubAddress } from '@/components/github/profile'
import { owner } from '@/content/owner'
import type { SocialLink } from '@/content/schema/socials'

/** As shipped. It is not the owner's. */
export const PLACEHOLDER_HANDLE = 'octocat'

/** The links with the owner's account on GitHub: in place of a GitHub link without an address, otherwise last. */
export function withAccount(links: SocialLink[], handle = owner.handle) {
  if (!handle || handle === PLACEHOLDER_HANDLE) return links
  const account = { label: 'GitHub', link: gitHubAddress(handle) }
  const isGitHub = ({ label, link }: SocialLink) =>
    label.toLowerCase() === 'github' || link.startsWith(gitHubAddress(''))
  if (!links.some(isGitHub)) return [...links, { id: 0, ...account }]
  return links.map((social) => (isGitHub(social) && social.link === '#' ? { ...social, ...account } : social))
}
