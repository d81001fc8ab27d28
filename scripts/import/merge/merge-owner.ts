import { resume } from '@/app/_metadata/json-resume'
import { decodedPath } from '@/components/content/addresses'
import { isPublicFile } from '@/components/content/public-file'
import { COMMA } from '@/components/text/comma'
import { isExample, isExampleLink } from '@/content/schema/example'
import { HANDLE, isFrontPage, isLink } from '@/content/schema/links'
import { ownerFile } from '@/content/schema/owner'
import { entriesOf } from '@/content/schema/rules'
import type { SocialLink } from '@/content/schema/socials'
import { nextId, type OwnerContent } from '@/scripts/import/merge/owner-content'
import { validPart } from '@/scripts/import/merge/valid-part'
import { asFields, type Fields, isAlike, oneLine, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'

type NewLink = Pick<SocialLink, 'label' | 'link'>

const ownerFields = ownerFile.shape.owner.partial()
const { bio, place, headline } = ownerFields.shape
const basicsSchema = ownerFields
  .pick({ name: true, email: true, phone: true })
  .extend({ summary: bio, location: place, label: headline })
const MOST_WORDS_OF_A_ROLE = 5
const ROLE_SEPARATOR = new RegExp(`\\s*(?:${COMMA.source}|\\s[|·•]\\s)\\s*(?![^(（]*[)）])`)
const GITHUB_ACCOUNT = /^https?:\/\/(?:www\.)?github\.com\/([^/?#]+)\/?(?:[?#].*)?$/i

export function mergeOwner(basics: Fields, content: OwnerContent, isFilling?: boolean) {
  const { name, label, image, email, phone, location, url, summary, profiles } = basics
  if (url) report('basics.url', url, 'the address of the site is set by SITE_URL')
  const texts = validPart(basicsSchema, { name, email, phone, summary, location, label }, 'basics')
  const { summary: bio, location: place, label: wholeLabel, ...same } = texts ?? {}
  const { handle, ...links } = mergeSocialLinks(profiles, content, isFilling)
  // Our own export changes nothing, whatever the owner's roles contain.
  const line = wholeLabel === resume(content).basics.label ? {} : rolesOrHeadline(wholeLabel)
  const fields = { ...same, ...line, bio, place, handle, portrait: portraitPath(image, url) }
  const isOpen = (was: unknown) => !isFilling || !was || isExample(was)
  const taken = Object.entries(withoutMissing(fields)).filter(([key]) => isOpen(asFields(content.owner)[key]))
  return { owner: { ...content.owner, ...Object.fromEntries(taken) }, ...links }
}

/** Our own export gives a picture under `public/` its full address. */
function portraitPath(image: unknown, url: unknown) {
  const path = decodedPath(String(image).replace(`${String(url).replace(/\/$/, '')}/`, '/'))
  if (isPublicFile(path)) return path
  if (image)
    report('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
}

/** The hero types each of the roles in "Engineer, Writer" or "Engineer | Developer (React, Node)". A sentence is the headline. */
function rolesOrHeadline(label = '') {
  const roles = label.trim().split(ROLE_SEPARATOR).filter(Boolean)
  if (roles.length === 0) return {}
  if (roles.some((role) => role.split(/\s+/).length > MOST_WORDS_OF_A_ROLE)) return { headline: label }
  return { roles: roles.map((role) => (/[.!?…。！？।؟]$/.test(role) ? role : `${role}.`)) }
}

/** A new link replaces one to the same network. @returns also the first GitHub account, which /github shows. */
function mergeSocialLinks(profiles: unknown, was: OwnerContent, isFilling?: boolean) {
  const links = linksOf(profiles)
  if (links.length === 0) return {}
  const accounts = links.map(({ link }) => GITHUB_ACCOUNT.exec(link)?.[1] ?? '')
  const handle = accounts.find((account) => HANDLE.test(account))
  const lists = structuredClone([was.socials, was.contactSocials])
  const kept = isFilling ? lists.flat().filter((social) => !isExampleLink(social)) : []
  const isKept = ({ label, link }: NewLink) =>
    kept.some((social) => isAlike(social.label, label) || isAlike(social.link, link))
  const all = [...kept, ...links.filter((link) => !isKept(link))]
  for (const { label, link } of all) {
    const found = lists.flatMap((list) => replacedLink({ label, link }, list, all) ?? [])
    for (const social of found) Object.assign(social, { link, example: undefined })
    if (found.length === 0) for (const list of lists) list.push({ id: nextId(list), label, link })
  }
  const [first = [], second = []] = lists.map((list) => list.filter((social) => !isExampleLink(social)))
  return { handle, socials: first, contactSocials: second }
}

function replacedLink({ link, label }: NewLink, list: SocialLink[], all: NewLink[]) {
  const free = list.filter((social) => !all.some((other) => isAlike(other.link, social.link)))
  const known = list.find((social) => isAlike(social.link, link))
  return known ?? free.find((social) => isAlike(social.label, label))
}

function linksOf(profiles: unknown) {
  const links: NewLink[] = []
  for (const [index, profile] of entriesOf(profiles).entries()) {
    const { network, url } = profile
    const link = String(url).replace(GITHUB_ACCOUNT, 'https://github.com/$1')
    const why = 'a social link needs a network and an address that others can reach'
    if (typeof network !== 'string' || !isLink(link) || isFrontPage(link))
      report(`basics.profiles[${index}]`, profile, why)
    else if (!links.some((other) => isAlike(other.link, link))) links.push({ label: oneLine(network), link })
  }
  return links
}
