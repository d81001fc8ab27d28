import { readField, withoutLinks } from '@/scripts/import/field-values'
import type { Reading } from '@/scripts/import/fitting'
import { readProfile } from '@/scripts/import/networks'
import { plainText } from '@/scripts/import/plain-text'
import { BASICS, isFields, present } from '@/scripts/import/resume-fields'
import { withTodaysNames } from '@/scripts/import/todays-names'

/** The person of a résumé in today's shape. */
export function readBasics(basics: unknown, { language, remark }: Reading) {
  if (!isFields(basics)) return basics
  const { firstName, lastName, ...rest } = basics
  const { name = [firstName, lastName].filter(Boolean).join(' ') || undefined } = rest
  const said = withTodaysNames(present({ ...rest, name }), BASICS, 'basics', remark)
  const { image, location, profiles, ...texts } = said
  const read = Object.entries(texts).map(([key, value]) => [
    key,
    readField(key, value, `basics.${key}`, remark),
  ])
  return present({
    ...withoutLinks(Object.fromEntries(read), 'basics', remark),
    image: isFields(image) ? image.url : image,
    location: readPlace(location, language),
    profiles: Array.isArray(profiles)
      ? profiles.map((profile, index) => readProfile(profile, `basics.profiles[${index}]`, remark))
      : profiles,
  })
}

/** A country alone has its name, because a code says little. A street is private, and listed. */
function readPlace(location: unknown, language: string) {
  if (typeof location === 'string') return { city: plainText(location).text }
  if (!isFields(location)) return location
  const { country, countryCode: code = country, address, ...place } = location
  if (place.city ?? place.region) return present({ ...place, address, countryCode: code })
  const isCode = typeof code === 'string' && /^[a-z]{2}$/i.test(code)
  const countryCode = isCode ? countryName(code, language) : code
  // A street has a number. Without one, an address is a place, and nothing else says where.
  const isPlace = typeof address === 'string' && !/\d/.test(address)
  return present({ ...place, ...(isPlace ? { city: address, countryCode: code } : { address, countryCode }) })
}

function countryName(code: string, language: string) {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code
}
