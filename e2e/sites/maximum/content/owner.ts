import type { Owner } from '@/content/schema/owner'

export const owner: Owner = {
  /** The name has everything that could break out of markup. */
  name: '</script>"Ada" & \'Bo\' 👩‍💻 آدا 愛田 Freifrau von Donaudampfschiff',
  email: 'maximiliane.theodora.von.donaudampfschiff@a-rather-long-university.example.com',
  handle: 'octocat',
  phone: 'Mobiltelefonnummer: +44 20 7946 0000 ext. 123456',
  formAction: 'https://forms.example.org/f/1',
  formHoneypot: '_gotcha',
  portrait: '/Zoë #1, 100%.jpg',
  aboutPicture: '/Zoë #1, 100%.jpg',
  cv: 'https://hale.example/cv.pdf',
  hue: 25,
  roles: ['Softwarequalitätssicherungsingenieurin.', 'Developer.', 'Developer.'],
  passions: ['I love coding at night.', 'I love coding by day.'],
  headline: 'Softwarequalitätssicherungsingenieurin in Llanfairpwllgwyngyll for many teams. '.repeat(3),
  place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
  availability: 'From March 2099, '.repeat(9),
  bio: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(40),
  updated: '2026-11-21',
}
