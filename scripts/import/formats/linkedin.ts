import { type Row, readTables } from '@/scripts/import/formats/linkedin-tables'
import { listRest, type Remark } from '@/scripts/import/remarks'
import type { Fields } from '@/scripts/import/resume-fields'

/** A JSON Resume of LinkedIn's export, whose sections, entries and dates are as LinkedIn has them. @param path of the zip or folder. */
export function fromLinkedIn(path: string, remark: Remark): Fields {
  const {
    profile = [],
    emailaddresses: emails = [],
    phonenumbers: phones = [],
    ...sections
  } = readTables(path)
  const email = emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0]
  const phone = phones.find(({ Number: number }) => number)
  const person = personOf(profile[0] ?? {}, remark)
  return { basics: { ...person, email: email?.['Email Address'], phone: phone?.Number }, ...sections }
}

function personOf(profile: Row, remark: Remark) {
  const {
    'First Name': firstName,
    'Last Name': lastName,
    Headline: label,
    Summary: summary,
    'Geo Location': location,
    'Twitter Handles': handles = '',
    Websites: websites = '',
    ...rest
  } = profile
  // Anything else is private.
  listRest('Profile.csv', rest, remark)
  const names = handles.split(/[[\],\s]+/).filter(Boolean)
  const sites = [...websites.matchAll(/([^,[\]:]+):(https?:\/\/[^\s,\]]+)/g)]
  const profiles = [
    ...names.map((username) => ({ network: 'Twitter', username })),
    ...sites.map(([, name = '', url]) => ({ network: capitalized(name.trim()), url })),
  ]
  return { firstName, lastName, label, summary, location, profiles }
}

function capitalized(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}
