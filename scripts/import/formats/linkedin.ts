import { listRest, type Remark } from '@/scripts/import/fitting'
import { type Row, readTables } from '@/scripts/import/formats/linkedin-tables'
import type { Fields } from '@/scripts/import/resume-fields'

/** A JSON Resume of LinkedIn's export, whose entries have the names and the dates of LinkedIn. @param path of the zip or folder. */
export function fromLinkedIn(path: string, remark: Remark): Fields {
  const tables = readTables(path)
  const emails = tables.emailaddresses ?? []
  const email = emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0]
  const phone = tables.phonenumbers?.find(({ Number: number }) => number)
  return {
    basics: {
      ...personOf(tables.profile?.[0] ?? {}, remark),
      email: email?.['Email Address'],
      phone: phone?.Number,
    },
    work: tables.positions,
    education: tables.education,
    skills: tables.skills,
    projects: tables.projects,
    certificates: tables.certifications,
    languages: tables.languages,
    awards: tables.honors,
    volunteer: tables.volunteering,
    publications: tables.publications,
  }
}

function personOf(profile: Row, remark: Remark) {
  const {
    'First Name': firstName,
    'Last Name': lastName,
    Headline: label,
    Summary: summary,
    'Geo Location': city,
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
  return { firstName, lastName, label, summary, location: city, profiles }
}

function capitalized(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
}
