import { resume as resumeOf } from '@/app/_metadata/json-resume'
import { ownerFile } from '@/content/schema/owner'
import type { Exports } from '@/scripts/import/exports'
import { fitting, listRest } from '@/scripts/import/fitting'
import type { Context } from '@/scripts/import/merge-resume'
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

/** The fields of the owner that a résumé says. @param canonical where the résumé stands on the web. */
export function ownerFrom(
  basics: Fields,
  canonical: unknown,
  content: Exports,
  { isPicture, remark }: Context,
) {
  const { name, label, image, email, phone, location, url, summary, profiles, ...rest } = basics
  listRest('basics', rest, remark)
  const { city, region, countryCode, ...address } = Object(location)
  listRest('basics.location', address, remark)
  if (url && canonical !== `${url}/resume.json`)
    remark('basics.url', url, 'the address of the site is set by SITE_URL')
  const exported = resumeOf(content).basics
  const path = pathOnSite(image, url)
  if (image && !isPicture(path) && image !== exported.image)
    remark('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
  const said = present({
    name,
    email,
    phone,
    bio: summary,
    place: [city, region, countryCode].filter(Boolean).join(', ') || undefined,
    ...(label !== exported.label && rolesFrom(String(label ?? ''))),
    portrait: isPicture(path) ? path : undefined,
  })
  return fitting(ownerFile.shape.owner.partial(), said, '', (field, value, why) =>
    remark(`basics.${NAMES[field] ?? field}`, value, why),
  )
}

/** An export has the full address of a file under `public/`. */
function pathOnSite(image: unknown, url: unknown) {
  const site = String(url).replace(/\/$/, '')
  return String(image).startsWith(`${site}/`) ? String(image).slice(site.length) : String(image)
}

/** The hero types roles, each with its full stop. A sentence is no role. */
function rolesFrom(label: string) {
  const roles = label
    .split(ROLE_SEPARATOR)
    .map((role) => role.trim())
    .filter(Boolean)
  if (roles.length === 0) return {}
  if (roles.some((role) => role.split(/\s+/).length > MOST_WORDS_OF_A_ROLE)) return { headline: label }
  return { roles: roles.map(withFullStop) }
}

function withFullStop(role: string) {
  if (/[.!?…。！？।؟]$/.test(role)) return role
  return role + (/[\u3000-\u9fff]$/.test(role) ? '。' : '.')
}
