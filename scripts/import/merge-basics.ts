import { pictureMistake } from '@/app/_check/pictures'
import { resume as resumeOf } from '@/app/_metadata/json-resume'
import { gitHubAddress } from '@/components/github/github-profile'
import { HANDLE } from '@/content/schema/handle'
import { ownerFile, picture } from '@/content/schema/owner'
import { isLink } from '@/content/schema/parts'
import { fitting, keyOf } from '@/scripts/import/fitting'
import { isFrontPage, type ProfileLink, withLinks } from '@/scripts/import/links'
import type { Exports } from '@/scripts/import/print-content'
import { listRest, type Remark } from '@/scripts/import/remarks'
import { type Fields, present } from '@/scripts/import/resume-fields'

/** How a résumé calls fields of the owner. */
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

/** The owner and the links of the content with what a résumé says. @param canonical where the résumé stands on the web. */
export function mergeBasics(basics: Fields, canonical: unknown, content: Exports, remark: Remark) {
  const { name, label, image, email, phone, location, url, summary, profiles, ...rest } = basics
  listRest('basics', rest, remark)
  if (url && canonical !== `${url}/resume.json`)
    remark('basics.url', url, 'the address of the site is set by SITE_URL')
  const exported = resumeOf(content).basics
  // An export has the full address of a file under `public/`.
  const site = `${String(url).replace(/\/$/, '')}/`
  const path = String(image).startsWith(site) ? String(image).slice(site.length - 1) : String(image)
  const isPicture = picture.safeParse(path).success && !pictureMistake(path)
  if (image && !isPicture && image !== exported.image)
    remark('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
  const said = present({
    name,
    email,
    phone,
    bio: summary,
    place: location,
    ...(label !== exported.label && rolesFrom(String(label ?? ''))),
    portrait: isPicture ? path : undefined,
  })
  const fits = fitting(ownerFile.shape.owner.partial(), said, '', (field, value, why) =>
    remark(`basics.${NAMES[field] ?? field}`, value, why),
  )
  const { handle = content.owner.handle, links } = linksFrom(profiles, remark)
  const owner = { ...content.owner, ...fits, handle }
  return { owner, ...(links.length > 0 && withLinks(links, content)) }
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
function linksFrom(profiles: unknown, remark: Remark) {
  const links: ProfileLink[] = []
  let handle: string | undefined
  for (const [index, profile] of (Array.isArray(profiles) ? profiles : []).entries()) {
    const { network, username, url } = Object(profile)
    const path = `basics.profiles[${index}]`
    const [, name = ''] = /^https?:\/\/(?:www\.)?github\.com\/([^/]+)\/?$/i.exec(String(url)) ?? []
    const account = !handle && HANDLE.test(name) ? name : undefined
    const link = account ? gitHubAddress(account) : String(url)
    handle ??= account
    if (!account && links.some((other) => keyOf(other.url) === keyOf(link)))
      remark(path, profile, 'another profile has the same address')
    else if (typeof network === 'string' && isLink(link) && !isFrontPage(link)) {
      links.push(account ? { network: 'GitHub', url: link, isReplacement: true } : { network, url: link })
      if (username && !link.includes(username)) remark(`${path}.username`, username)
    } else remark(path, profile, 'a social link needs a network and an https address that answers')
  }
  return { handle, links }
}
