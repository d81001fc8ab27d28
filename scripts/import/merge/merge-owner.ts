import { pictureMistake } from '@/app/_check/pictures'
import { resume } from '@/app/_metadata/json-resume'
import { isExample } from '@/content/schema/example'
import { ownerFile, picture } from '@/content/schema/owner'
import { type Fields, withoutMissing } from '@/scripts/import/fields'
import { mergeSocialLinks } from '@/scripts/import/merge/merge-social-links'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { validPart } from '@/scripts/import/merge/valid-part'
import { report, reportFields } from '@/scripts/import/reports'

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
  const { handle = content.owner.handle, ...lists } = mergeSocialLinks(profiles, content, isFilling)
  const isOpen = (was: unknown) => !isFilling || !was || isExample(was)
  const taken = Object.entries({ ...fits, handle }).filter(([name]) => isOpen(Object(content.owner)[name]))
  return { owner: { ...content.owner, ...Object.fromEntries(taken) }, ...lists }
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
