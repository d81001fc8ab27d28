import { pictureMistake } from '@/app/_check/pictures'
import { resume } from '@/app/_metadata/json-resume'
import { gitHubAddress } from '@/components/github/github-profile'
import { isExample } from '@/content/schema/example'
import { HANDLE } from '@/content/schema/handle'
import { isFrontPage, isLink } from '@/content/schema/links'
import { ownerFile, picture } from '@/content/schema/owner'
import { entriesOf } from '@/content/schema/parts'
import { type Fields, withoutMissing } from '@/scripts/import/fields'
import { type ProfileLink, withLinks } from '@/scripts/import/merge/social-links'
import type { OwnerContent } from '@/scripts/import/owner-content'
import { report, reportFields } from '@/scripts/import/reports'
import { isAlike } from '@/scripts/import/resume/links'
import { validPart } from '@/scripts/import/valid-part'

/** The names in a résumé of fields of the owner. */
const NAMES: Record<string, string> = {
  bio: 'summary',
  place: 'location',
  roles: 'label',
  headline: 'label',
  portrait: 'image',
}
/** As people write several roles: "Engineer, Writer", "Engineer | Writer". */
const ROLE_SEPARATOR = /\s*,\s*|\s+[|·•]\s+/
const MOST_WORDS_OF_A_ROLE = 5
const GITHUB_ACCOUNT = /^https?:\/\/(?:www\.)?github\.com\/([^/]+)\/?$/i

/** The owner and the links of the content with what a résumé says. @param isFilling if all that the owner has written stays. */
export function mergeOwner(basics: Fields, content: OwnerContent, isFilling: boolean) {
  const { name, label, image, email, phone, location, url, summary, profiles, ...rest } = basics
  reportFields('basics', rest)
  if (url) report('basics.url', url, 'the address of the site is set by SITE_URL')
  // An export has the full address of a file under `public/`.
  const site = `${String(url).replace(/\/$/, '')}/`
  const path = String(image).startsWith(site) ? String(image).slice(site.length - 1) : String(image)
  const isPicture = picture.safeParse(path).success && !pictureMistake(path)
  if (image && !isPicture)
    report('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
  const fields = withoutMissing({
    name,
    email,
    phone,
    bio: summary,
    place: location,
    // Our own export changes nothing, whatever the owner's roles contain.
    ...(label !== resume(content).basics.label && rolesFrom(String(label ?? ''))),
    portrait: isPicture ? path : undefined,
  })
  const fits = validPart(ownerFile.shape.owner.partial(), fields, '', (field, value, why) =>
    report(`basics.${NAMES[field] ?? field}`, value, why),
  )
  const { links, ...account } = linksFrom(profiles)
  const isOpen = (was: unknown) => !isFilling || !was || isExample(was)
  const taken = Object.entries({ ...fits, ...account }).filter(([name]) =>
    isOpen(Object(content.owner)[name]),
  )
  const owner = { ...content.owner, ...Object.fromEntries(taken) }
  return { owner, ...(links.length > 0 && withLinks(links, content, isFilling)) }
}

/** The hero types roles, each with its full stop. A sentence is no role. */
function rolesFrom(label: string) {
  const roles = label
    .split(ROLE_SEPARATOR)
    .map((role) => role.trim())
    .filter(Boolean)
  if (roles.length === 0) return {}
  if (roles.some((role) => role.split(/\s+/).length > MOST_WORDS_OF_A_ROLE)) return { headline: label }
  return { roles: roles.map((role) => (/[.!?…。！？।؟]$/.test(role) ? role : `${role}.`)) }
}

/** The links of the profiles. The page /github shows the first GitHub account. */
function linksFrom(profiles: unknown) {
  const links: ProfileLink[] = []
  for (const [index, profile] of entriesOf(profiles).entries()) {
    const { network, username, url } = profile
    const path = `basics.profiles[${index}]`
    const link = String(url).replace(GITHUB_ACCOUNT, gitHubAddress('$1'))
    if (typeof network !== 'string' || !isLink(link) || isFrontPage(link))
      report(path, profile, 'a social link needs a network and an https address that answers')
    else if (links.some((other) => isAlike(other.url, link)))
      report(path, profile, 'another profile has the same address')
    else {
      links.push({ network, url: link })
      if (username && !link.includes(String(username))) report(`${path}.username`, username)
    }
  }
  const accounts = links.map(({ url }) => GITHUB_ACCOUNT.exec(url)?.[1] ?? '')
  const handle = accounts.find((account) => HANDLE.test(account))
  return { links, ...(handle && { handle }) }
}
