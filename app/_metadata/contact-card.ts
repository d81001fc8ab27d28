import { portraitJpeg } from '@/app/_metadata/portrait'
import { siteAddress } from '@/app/_metadata/site-address'
import { phoneAddress } from '@/components/contact/phone-address'
import { contactDetails, hasContactCard } from '@/components/content/contact-details'
import type { Content } from '@/components/content/content'
import { jobTitleOf, presentJobs } from '@/components/content/jobs'
import { isPublicFile } from '@/components/files/public-file'
import { withoutExamples } from '@/content/schema/example'

/** Width and height are in pixels. A photo of this size has 5 to 12 KB. */
const PHOTO = { width: 192, height: 192, quality: 70 }

/** Writes a vCard 4.0 (RFC 6350) without examples. Returns undefined if the name or the e-mail address is one. */
export async function contactCard(content: Content) {
  const { owner, work } = content
  if (!hasContactCard(content)) return undefined
  const { email, phone = '', place, profiles } = contactDetails(content)
  const number = phoneAddress(phone)
  const properties = [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['FN', escapeValue(owner.name)],
    // No program can tell which part of a name is the family name.
    ['N', `;${escapeComponent(owner.name)};;;`],
    ['TITLE', escapeValue(jobTitleOf(content))],
    ['ORG', escapeComponent(presentJobs(withoutExamples(work))[0]?.name)],
    ['EMAIL', escapeValue(email)],
    number ? ['TEL;VALUE=uri', number] : ['TEL', escapeValue(phone)],
    ['ADR', place && `;;;${escapeComponent(place)};;;`],
    ['URL', siteAddress],
    ...profiles.map(({ url }) => ['URL', url]),
    ['PHOTO', await photoOf(owner.portrait)],
    ['REV', owner.updated && `${owner.updated.replaceAll('-', '')}T000000Z`],
    ['END', 'VCARD'],
  ]
  return properties.flatMap(([name, value]) => (value ? `${name}:${value}\r\n` : [])).join('')
}

async function photoOf(portrait = '') {
  if (!isPublicFile(portrait) || portrait.endsWith('.svg')) return undefined
  const photo = await portraitJpeg(portrait, PHOTO)
  return `data:image/jpeg;base64,${photo.toString('base64')}`
}

function escapeValue(text = '') {
  return text.replace(/[\\,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A semicolon would begin the next component of the value. */
function escapeComponent(text?: string) {
  return escapeValue(text).replaceAll(';', '\\;')
}
