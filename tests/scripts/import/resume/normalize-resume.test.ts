import { testImports } from '../import-cases'

testImports(`
- it: reads a résumé of the first generation, and an address that is no street as a place
  resume:
    basics: { name: Ada, label: 'Analyst | Poet!, Developer (Ada, C | C++)', picture: /a.jpg, website: https://ada.dev, address: Ockham }
    work: [{ company: Mill, position: Miller, website: https://m.dev, address: Bath, startDate: '2019', endDate: '' }]
    education: [{ institution: At home, gpa: '1.0' }]
  after:
    work: [{ name: Mill, position: Miller, url: https://m.dev, location: Bath, startDate: '2019' }]
    education: [{ institution: At home, score: '1.0' }]
  partly: { owner: { place: Ockham, roles: [Analyst., Poet!, 'Developer (Ada, C | C++).'] } }
  reports: ['basics.url: "https://ada.dev"', 'basics.image: "/a.jpg" no picture under public/']

- it: reads the dates of a job, and leaves it out, named, if it is over and its end is unknown
  resume:
    work:
      - { name: A, position: M, startDate: 2022, endDate: 2021-05 }
      - { name: B, position: M, startDate: 2019, endDate: summer of 2021 }
      - { name: C, position: M, startDate: 2019, endDate: when it closed }
      - { name: D, position: M, startDate: 2019, current: false }
      - { name: E, position: M, period: 2022 – 2020 }
  after:
    work: [{ name: A, position: M, endDate: 2021-05 },
      { name: B, position: M, startDate: '2019', endDate: '2021' },
      { name: E, position: M, endDate: '2020' }]
  reports: ['work[0].startDate: 2022 it is after the end', 'work[1].endDate: "summer of 2021" no exact date',
    'work[2].endDate: "when it closed" no exact date that we know', 'work[2]: {"position":"M","name":"C"',
    'work[3]: {"position":"M","name":"D"', 'work[4].startDate: "2022 – 2020" it is after the end']

- it: reads talks under other names, who says a reference, with a link and a date, and no person without fields
  resume:
    basics: Ada
    presentations: [{ name: On looms, conference: LoomConf, location: { city: Bath }, date: May 2021, website: https://looms.dev/talk }]
    references: [{ name: Bob, title: Miller, company: Mill, website: https://looms.dev, date: '2021', text: Fine. }, { company: Mill, text: Good. }]
  after:
    talks: [{ title: On looms, event: LoomConf, place: Bath, date: 2021-05, url: https://looms.dev/talk }]
    references: [{ name: Bob, position: 'Miller, Mill', url: https://looms.dev, date: '2021', reference: Fine. }, { name: Mill, reference: Good. }]
  reports: ['basics: "Ada" wanted fields']

- it: reads texts that stand in several languages in that of the site, otherwise in the first, and names the others
  resume: { work: [{ name: { it: Mulino, en: Mill }, position: { de: Müllerin, en: Miller, fr: Meunière } }] }
  before: { language: fr-CH }
  after: { work: [{ name: Mulino, position: Meunière }] }
  reports: ['texts in several languages: ["en"] only it is read; each other one needs a folder in content/',
    'texts in several languages: ["de","en"] only fr']

- it: leaves out what nobody sees, says where, and puts a text of one line on one line
  resume:
    basics: { name: "Ada\\u202e", summary: "One\\r\\nTwo\\u0007" }
    work: [{ name: "Engines\\nLtd", position: "Analyst\\u2066" }]
    skills: [{ name: "\\0", level: Expert }]
  after: { work: [{ name: Engines Ltd, position: Analyst }], skills: [] }
  partly: { owner: { name: Ada, bio: "One\\nTwo" } }
  reports: ['basics.name: "AdaU+202E" without its invisible characters', 'basics.summary: "One',
    'work[0].position: "AnalystU+2066" without', 'skills[0].name: ',
    'skills[0]: {"level":"Expert"} skillName: wanted']

- it: takes a picture under public/ that our export names in full, and the place without the street
  resume: { basics: { image: https://ada.dev/drawings/desk.svg, url: https://ada.dev/, location: { city: Bath, countryCode: GB, address: 1 High St },
    label: 'I build fast engines for old mills, and more' } }
  partly: { owner: { portrait: /drawings/desk.svg, place: 'Bath, GB', headline: 'I build fast engines for old mills, and more' } }
  reports: ['basics.location.address: "1 High St"', 'basics.url: "https://ada.dev/"']

- it: leaves out what is left of the sample of JSON Resume, and names it
  resume:
    basics: { name: Ada, email: john@gmail.com, phone: (912) 555-4321, summary: A summary of John Doe…,
      location: { address: 2712 Broadway St, city: San Francisco },
      profiles: [{ network: Twitter, username: john, url: https://twitter.com/john }] }
    work: [{ name: Company, position: President, summary: Description… },
      { name: Mill, position: Miller, url: https://company.com }]
    education: [{ institution: University, area: Software Development, studyType: Bachelor }]
    references: [{ name: Jane Doe, reference: Reference… }]
  after: { work: [{ name: Mill, position: Miller }], education: [], socials: [] }
  partly: { owner: { name: Ada, email: you@example.com, bio: '' } }
  reports: [basics.email, basics.phone, basics.summary, basics.location, 'basics.profiles[0]', 'work[0]: {"name":',
    'work[1].url', 'education[0]: {"institution":"University"', 'references[0]: {"name":"Jane Doe"']

- it: leaves out what its owner has hidden, and names it
  resume:
    basics: { name: Ada, profiles: [{ network: X, url: https://x.com/ada, enabled: false }] }
    work: [{ name: Mill, position: Miller, isVisible: true }, { name: Den, position: Guest, visible: 'false' }]
    volunteer: [{ organization: Party, private: true }]
    references: { hidden: true, items: [{ name: Bob, reference: Bad. }] }
    publications: [{ name: Sketch, published: '2020' }]
  after: { work: [{ name: Mill, position: Miller }], volunteer: [], socials: [] }
  reports: ['basics.profiles[0]: {"network":"X","url":"https://x.com/ada"} hidden in the file', 'work[1]: {"name":"Den"',
    'volunteer[0]: {"organization":"Party"} hidden', 'references: {"items":', 'publications[0].published: "2020"']

- it: makes an entry of each position at an employer, and joins two titles
  resume:
    work:
      - { name: Mill, url: https://m.dev, summary: Flour., start: 2018, positions: [
          { title: Head, startDate: 2021, description: [Led.] }, { title: Miller, startDate: 2018, endDate: 2020 }] }
      - { name: Den, endDate: 2017, roles: [{ position: Guest, startDate: 2016 }] }
      - { name: Loom, position: [CTO, CISO], roles: [] }
  after:
    work: [{ name: Mill, url: https://m.dev, position: Head, startDate: '2021', summary: Flour., highlights: [Led.] },
      { name: Mill, url: https://m.dev, position: Miller, startDate: '2018', endDate: '2020' },
      { name: Den, position: Guest, startDate: '2016', endDate: '2017' }, { name: Loom, position: 'CTO, CISO' }]

- it: reads maps for lists, objects and lists for texts, one entry for a list, and the first of several addresses
  resume:
    name: Ada
    contact: { email: '[a](mailto:ada@ada.dev), king@ada.dev', phone: [+44 1225 1, tel:+44 1225 2] }
    github: ada-l
    skills: { Languages: [{ skill: C, level: 4/5 }, { name: Go }, { stars: 1 }], Tools: 'Make, Git' }
    languages: { English: Native }
    experience: { company: Mill, jobTitle: Miller, summary: [Ground corn., Sold it.] }
  after:
    work: [{ name: Mill, position: Miller, highlights: [Ground corn., Sold it.] }]
    languages: [{ language: English, fluency: Native }]
  partly:
    owner: { name: Ada, email: ada@ada.dev, phone: +44 1225 1, handle: ada-l }
    skills: [{ skillName: Languages, keywords: [C, Go] }, { skillName: Tools, keywords: [Make, Git] }]
  reports: ['basics.email: "king@ada.dev" only ada@ada.dev is taken', 'basics.phone: "+44 1225 2" only +44 1225 1 is taken',
    'skills[0].keywords[0].level: "4/5"', 'skills[0].keywords[2]: {"stars":1} wanted a text']

- it: reads dates whose parts are fields, an end that never comes, and the title and languages of a project of gitconnected
  resume:
    work: [{ name: Mill, position: M, startDate: { year: 2021, month: 5 }, start: { year: 2021 }, endDate: 9999-12-31 },
      { name: Loom, position: M, date: { start: '2018-12-31T23:00:00.000Z', end: { year: 2020, month: 2, day: 1 } } }]
    projects: [{ name: recipe-box, displayName: Recipe Box, githubUrl: https://github.com/ada/recipe-box,
      primaryLanguage: C, languages: [C], libraries: [Go] }]
  after: { work: [{ name: Mill, position: M, startDate: 2021-05 },
    { name: Loom, position: M, startDate: 2019-01-01, endDate: 2020-02-01 }] }
  partly: { projects: [{ title: Recipe Box, repository: https://github.com/ada/recipe-box, techUsed: 'C, Go' }] }
`)
