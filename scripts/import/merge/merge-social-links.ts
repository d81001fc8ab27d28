import { comparable } from '@/components/text/comparable'
import { isExampleLink } from '@/content/schema/example'
import { HANDLE, isFrontPage, isLink, isSamePage } from '@/content/schema/links'
import type { SocialLink } from '@/content/schema/socials'
import { type MergeOptions, nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import type { ReadEntry } from '@/scripts/import/support/entry'
import { report } from '@/scripts/import/support/reports'
import { oneLine } from '@/scripts/import/values/texts'

type NewLink = Pick<SocialLink, 'label' | 'link'>

const GITHUB_ACCOUNT = /^https?:\/\/(?:www\.)?github\.com\/([^/?#]+)\/?(?:[?#].*)?$/i

/** A link replaces one to the same page, otherwise one with the same label. @returns also the first GitHub account. */
export function mergeSocialLinks(profiles: ReadEntry[], current: OwnerContent, { isFilling }: MergeOptions) {
  const links = linksOf(profiles)
  if (links.length === 0) return {}
  const accounts = links.map(({ link }) => GITHUB_ACCOUNT.exec(link)?.[1] ?? '')
  const handle = accounts.find((account) => HANDLE.test(account))
  const lists = structuredClone([current.socials, current.contactSocials])
  const keptLinks = isFilling ? lists.flatMap(ownLinks) : []
  const isKept = ({ label, link }: NewLink) =>
    keptLinks.some(
      (social) => comparable(social.label) === comparable(label) || isSamePage(social.link, link),
    )
  // The owner's link in one list also replaces an example with the same label in the other list.
  const wanted = [...keptLinks, ...links.filter((link) => !isKept(link))]
  for (const { label, link } of wanted) {
    const found = lists.flatMap((list) => linkToReplace({ label, link }, list, wanted) ?? [])
    for (const social of found) Object.assign(social, { link, example: undefined })
    if (found.length === 0) for (const list of lists) list.push({ id: nextId(list), label, link })
  }
  const [socials = [], contactSocials = []] = lists.map(ownLinks)
  return { handle, socials, contactSocials }
}

export function ownLinks(links: SocialLink[]) {
  return links.filter((link) => !isExampleLink(link))
}

function linkToReplace({ link, label }: NewLink, list: SocialLink[], wanted: NewLink[]) {
  const free = list.filter((social) => !wanted.some((newLink) => isSamePage(newLink.link, social.link)))
  const known = list.find((social) => isSamePage(social.link, link))
  return known ?? free.find((social) => comparable(social.label) === comparable(label))
}

function linksOf(profiles: ReadEntry[]) {
  const links: NewLink[] = []
  for (const { path, fields } of profiles) {
    const { network, url } = fields
    const link = String(url).replace(GITHUB_ACCOUNT, 'https://github.com/$1')
    const why = 'a social link needs a network and an address that others can reach'
    if (typeof network !== 'string' || !isLink(link) || isFrontPage(link)) report(path, fields, why)
    else if (!links.some((known) => isSamePage(known.link, link)))
      links.push({ label: oneLine(network), link })
  }
  return links
}
