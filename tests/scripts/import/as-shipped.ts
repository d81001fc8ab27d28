import type { Exports } from '@/scripts/import/exports'

/** Lists whose entries can be examples. */
const LISTS = [
  'socials',
  'contactSocials',
  'work',
  'volunteer',
  'education',
  'awards',
  'skills',
  'services',
  'projects',
] as const

/** The content before an owner has written anything: examples everywhere. */
export function asShipped(content: Exports): Exports {
  const lists = LISTS.map((name) => [name, content[name].map((entry) => ({ ...entry, example: true }))])
  const owner = {
    ...content.owner,
    name: 'Your Name',
    email: 'you@example.com',
    headline: 'Developer in Your City.',
    place: 'Your City',
    bio: 'I live in Your City.',
  }
  return { ...structuredClone(content), ...Object.fromEntries(lists), owner }
}
