import { accountPage } from '@/components/github/account-page'
import { isExample, unlessExample, withoutExamples } from '@/content/schema/example'
import { isFrontPage, isSamePage } from '@/content/schema/links'
import type { Owner } from '@/content/schema/owner'
import type { SocialLink } from '@/content/schema/socials'

export type ContactContent = { owner: Owner; socials: SocialLink[]; contactSocials: SocialLink[] }

/** Returns the contact details for paper and other programs, without examples. The GitHub account is a profile, too. */
export function contactDetails({ owner, socials, contactSocials }: ContactContent) {
  const handle = unlessExample(owner.handle)
  const gitHub = handle ? [{ network: 'GitHub', url: accountPage(handle) }] : []
  const networks = withoutExamples([...socials, ...contactSocials])
  const links = networks.map(({ label, link }) => ({ network: label, url: link }))
  const all = [...gitHub, ...links].filter(({ url }) => !isExample(url) && !isFrontPage(url))
  return {
    place: unlessExample(owner.place),
    email: unlessExample(owner.email),
    phone: unlessExample(owner.phone),
    profiles: all.filter((profile) => profile === all.find(({ url }) => isSamePage(url, profile.url))),
  }
}

export function hasContactCard({ owner }: Pick<ContactContent, 'owner'>) {
  return Boolean(unlessExample(owner.name) && unlessExample(owner.email))
}
