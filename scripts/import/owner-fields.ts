import { HANDLE } from '@/app/_site/handle'
import type { Owner } from '@/content/owner'
import { type AddRemark, asHttps, isHttps, remarkOnFields } from '@/scripts/import/plan-parts'
import type { Resume } from '@/scripts/import/resume-file'

export function ownerFields(
  { basics, meta }: Resume,
  exported: Resume,
  isPicture: (path: string) => boolean,
  addRemark: AddRemark,
) {
  const { name, label, image, email, phone, location, url, summary, profiles, ...rest } = basics
  remarkOnFields('basics', rest, addRemark)
  const { city, region, countryCode, ...address } = location
  remarkOnFields('basics.location', address, addRemark)
  if (url && meta.canonical !== `${url}/resume.json`) {
    addRemark('basics.url', url, 'the address of the site is set by SITE_URL')
  }

  const fields: Partial<Owner> = {}
  if (name) fields.name = name
  if (email) fields.email = email
  if (summary) fields.bio = summary
  if (phone) fields.phone = phone
  const place = [city, region, countryCode].filter(Boolean).join(', ')
  if (place) fields.place = place

  const roles = label
    ?.split(',')
    .map((role) => role.trim())
    .filter(Boolean)
  if (roles?.length && label !== exported.basics.label) {
    fields.roles = roles.map((role) => (/[.!?…]$/.test(role) ? role : `${role}.`))
  }

  // An export has the full address of a file under public/.
  const site = url?.replace(/\/$/, '')
  const portrait = site && image?.startsWith(`${site}/`) ? image.slice(site.length) : image
  if (portrait && isPicture(portrait)) fields.portrait = portrait
  else if (image && image !== exported.basics.image) {
    addRemark('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
  }
  return fields
}

export type ProfileLink = { network: string; url: string; isHandle?: boolean }

/** /github shows the first GitHub account. */
export function profileLinks(profiles: Resume['basics']['profiles'], addRemark: AddRemark) {
  const links: ProfileLink[] = []
  let handle: string | undefined
  for (const [index, profile] of profiles.entries()) {
    const { network, username, url, ...rest } = profile
    const path = `basics.profiles[${index}]`
    const account = handle ? undefined : (gitHubAccount(network, url) ?? gitHubAccount(network, username))
    if (account) {
      handle = account
      links.push({ network: 'GitHub', url: `https://github.com/${account}`, isHandle: true })
    } else if (network && isHttps(url)) {
      links.push({ network, url })
      if (username && !url.includes(username)) addRemark(`${path}.username`, username)
    } else {
      const why = asHttps(url)
        ? 'it does not answer as https'
        : 'a social link needs a network and an https address'
      addRemark(path, profile, why)
      continue
    }
    remarkOnFields(path, rest, addRemark)
  }
  return { handle, links }
}

function gitHubAccount(network: string | undefined, address: string | undefined) {
  if (network?.toLowerCase() !== 'github') return undefined
  const account = address?.replace(/^https?:\/\/(www\.)?github\.com\//i, '').replace(/\/$/, '')
  return account && HANDLE.test(account) ? account : undefined
}
