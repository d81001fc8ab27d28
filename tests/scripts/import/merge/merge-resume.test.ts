import { testImports } from '../import-cases'

testImports(`
- it: lists what has no place, such as entries without a required field, and fields that are unknown or wrong
  resume:
    basics:
      email: ada
      fax: '1'
      profiles: [{ network: Mastodon, username: ada }, { network: Web, url: 'javascript:alert(1)' }]
    work:
      - name: Engines Ltd
      - { name: Looms, position: Weaver, startDate: 1842, endDate: Present, highlights: [Ten., 7, true, false] }
    education: [{ startDate: '1830' }]
    projects: [{ url: https://ada.dev }]
    volunteer: { x: Library }
    awards: [{ title: Medal, date: '2025011827' }]
    hobbies: [Horses]
  after:
    work: [{ name: Looms, position: Weaver, startDate: '1842', highlights: [Ten., '7'] }]
    awards: [{ title: Medal }]
  reports: ['basics.fax: "1"', 'volunteer[0].x: "Library"', 'awards[0].date: "2025011827" no exact date that we know',
    'basics.email: "ada" wanted an e-mail address',
    'basics.profiles[0]: {"network":"Mastodon","username":"ada"} a social link needs',
    'basics.profiles[1]: {"network":"Web","url":"javascript:alert(1)"} a social link needs',
    'work[0]: {"name":"Engines Ltd"} position: wanted a text',
    'work[1].highlights[2]: true wanted a text', 'work[1].highlights[3]: false wanted a text',
    'education[0]: {"startDate":"1830"} wanted a studyType, an area or an institution',
    'projects[0]: {"url":"https://ada.dev"} title: wanted',
    'volunteer[0]: {} organization: wanted', 'hobbies: ["Horses"]']

- it: reads no field of ours from a foreign file
  resume:
    projects: [{ name: A, id: x, image: /x.png, story: x, live: 'yes', isNew: 1, techUsed: C }]
    skills: [{ name: Go, id: x, amount: 3, cv: false }]
  after:
    projects: [{ id: 34, title: A, description: '', techUsed: '', isNew: true }]
    skills: [{ id: 10, skillName: Go }]
  reports: ['projects[0].image', 'projects[0].story', 'projects[0].live', 'projects[0].isNew',
    'projects[0].techUsed', 'skills[0].amount', 'skills[0].cv']

- it: reads a level as an amount, keeps the amount where there is none, and names a level that is unknown
  resume:
    skills: [{ name: A, level: 0 % }, { name: B, level: 62.5% }, { name: C, level: Guru }, { name: D, level: Master },
      { name: E, level: INTERMEDIATE }, { name: F, level: 101 % }, { name: G, level: -1 % },
      { name: H, level: constructor }]
  before: { skills: [{ id: 1, skillName: C, amount: 21 }] }
  partly:
    skills: [{ amount: 0 }, { amount: 62.5 }, { amount: 21 }, { amount: 100 }, { amount: 50 }, { skillName: F },
      { skillName: G }, { skillName: H }]
  reports: ['skills[2].level', 'skills[5].level', 'skills[6].level', 'skills[7].level']
`)
