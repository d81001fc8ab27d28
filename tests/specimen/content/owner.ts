import type { Owner } from '@/content/schema/owner'

/** Nobody real. The bio has more than 200 characters, and the 200th ends a sentence. */
export const owner: Owner = {
  name: 'Robin Hale',
  email: 'robin@hale.example',
  handle: 'octocat',
  portrait: '/drawings/portrait.svg',
  aboutPicture: '/drawings/desk.svg',
  cv: 'https://hale.example/cv.pdf',
  roles: ['Programmer.', 'Developer.', 'Coder.'],
  passions: ['I love coding at night.', 'I love coding by day.'],
  headline: 'Developer in Exeter, for libraries of every size.',
  place: 'Exeter',
  bio: 'I write programs for public libraries, from the desk to the shelf. It began with a catalogue on cards, a borrowed compiler and one very wet winter; since then I have built tools that thirty towns use. I like maps, quiet rooms and code that the next person can change.',
  updated: '2026-11-21',
}
