import { readTables } from '@/scripts/import/resume/linkedin-tables'
import type { Fields } from '@/scripts/import/support/fields'

/** Turns the export of LinkedIn into a JSON Resume, with the names and dates of LinkedIn. @param path of the zip or folder. */
export function fromLinkedIn(path: string): Fields {
  const {
    Profile: profile = [],
    'Email Addresses': emails = [],
    'Phone Numbers': phones = [],
    'Recommendations Received': received = [],
    ...others
  } = readTables(path)
  const {
    'Geo Location': city,
    Address: street, // private, so it has no name that the location has
    'Twitter Handles': handles = '',
    Websites: websites = '',
    ...person
  } = profile[0] ?? {}
  const sites = [...websites.matchAll(/([^,[\]:\s])([^,[\]:]*):(https?:\/\/[^\s,\]]+)/g)]
  const basics = {
    ...person,
    location: { city, street },
    email: (emails.find(({ Primary }) => Primary === 'Yes') ?? emails[0])?.['Email Address'],
    phone: phones.find(({ Number: number }) => number)?.Number,
    profiles: [
      ...(handles.match(/[^[\],\s]+/g)?.map((username) => ({ network: 'Twitter', username })) ?? []),
      ...sites.map(([, name = '', rest = '', url]) => ({ network: name + rest.toLowerCase(), url })),
    ],
  }
  const sections = Object.entries(others).map(([table, rows]) => [table.toLowerCase(), rows])
  const references = received.map(({ Status = 'VISIBLE', 'Creation Date': written = '', ...one }) => ({
    ...one,
    // As in the United States, such as `05/30/21, 01:02 PM`.
    date: written.replace(/^(\d\d)\/(\d\d)\/(\d\d)\b.*/, '20$3-$1-$2') || undefined,
    hidden: Status !== 'VISIBLE',
  }))
  return { basics, ...Object.fromEntries(sections), references }
}
