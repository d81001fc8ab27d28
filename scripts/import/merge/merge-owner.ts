import { resume as exportOf } from '@/app/_metadata/json-resume'
import { isPublicFile } from '@/components/files/public-file'
import { decodedPath } from '@/components/text/addresses'
import { isExample } from '@/content/schema/example'
import { ownerFile } from '@/content/schema/owner'
import { mergeSocialLinks } from '@/scripts/import/merge/merge-social-links'
import type { MergeOptions, OwnerContent } from '@/scripts/import/merge/owner-content'
import { validPart } from '@/scripts/import/merge/valid-part'
import type { Resume } from '@/scripts/import/support/entry'
import { asFields, withoutMissing } from '@/scripts/import/support/fields'
import { report } from '@/scripts/import/support/reports'
import { splitList } from '@/scripts/import/values/texts'

const ownerFields = ownerFile.shape.owner.partial()
const { bio, place, headline } = ownerFields.shape
const basicsSchema = ownerFields
  .pick({ name: true, email: true, phone: true })
  .extend({ summary: bio, location: place, label: headline })
const MAX_WORDS_OF_A_ROLE = 5

export function mergeOwner({ basics, profiles }: Resume, current: OwnerContent, options: MergeOptions) {
  const { name, label, image, email, phone, location, url, summary } = basics
  if (url) report('basics.url', url, 'the address of the site is set by SITE_URL')
  const texts = validPart(basicsSchema, { name, email, phone, summary, location, label }, 'basics')
  const { summary: bio, location: place, label: wholeLabel, ...nameAndContact } = texts ?? {}
  const { handle, ...links } = mergeSocialLinks(profiles, current, options)
  // To import our own export changes no role, whatever the owner's roles contain.
  const roles = wholeLabel === exportOf(current).basics.label ? {} : rolesOrHeadline(wholeLabel)
  const portrait = portraitPath(image, url)
  const imported = { ...nameAndContact, ...roles, bio, place, handle, portrait }
  const known = asFields(current.owner)
  const isOpen = ([key]: [string, unknown]) => !options.isFilling || !known[key] || isExample(known[key])
  const taken = Object.entries(withoutMissing(imported)).filter(isOpen)
  return { owner: { ...current.owner, ...Object.fromEntries(taken) }, ...links }
}

/** Our own export gives a picture under `public/` its full address. */
function portraitPath(image: unknown, url: unknown) {
  const path = decodedPath(String(image).replace(`${String(url).replace(/\/$/, '')}/`, '/'))
  if (isPublicFile(path)) return path
  if (image)
    report('basics.image', image, 'no picture under public/: put it there and name it in content/owner.ts')
}

/** The hero types each role in "Engineer, Writer" or "Engineer | Poet (Ada, C)". A sentence is the headline. */
function rolesOrHeadline(label = '') {
  const roles = splitList(label)
  if (roles.length === 0) return {}
  if (roles.some((role) => role.split(/\s+/).length > MAX_WORDS_OF_A_ROLE)) return { headline: label }
  return { roles: roles.map((role) => (/[.!?…。！？।؟]$/.test(role) ? role : `${role}.`)) }
}
