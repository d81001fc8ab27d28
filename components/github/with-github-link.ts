import { dirname } from 'node:path'
import { accountPage } from '@/components/github/account-page'
import { isExample } from '@/content/schema/example'
import { isSamePage } from '@/content/schema/links'
import type { SocialLink } from '@/content/schema/socials'

export function withGitHubLink(links: SocialLink[], handle?: string) {
  if (!handle || isExample(handle)) return links
  const account = { label: 'GitHub', link: accountPage(handle) }
  const isAccount = ({ label, link }: SocialLink) =>
    label.toLowerCase() === 'github' || isSamePage(dirname(link), dirname(account.link))
  if (!links.some(isAccount)) return [...links, { id: 0, ...account }]
  return links.map((link) => (isAccount(link) && isExample(link.link) ? { ...link, ...account } : link))
}
