import { testImports } from '../import-cases'

testImports(`
- it: lists what has no place, such as entries without a required field, and fields that are wrong
  resume:
    basics:
      email: ada
      profiles: [{ network: Mastodon, username: ada }, { network: Web, url: 'javascript:alert(1)' }]
    work:
      - name: Engines Ltd
      - { name: Looms, position: Weaver, startDate: 1842, endDate: Present, highlights: [Ten., 7, true, false] }
    education: [{ startDate: '1830' }]
    awards: [{ title: Medal, date: '2025011827' }]
    hobbies: [Horses]
  after:
    work: [{ name: Looms, position: Weaver, startDate: '1842', highlights: [Ten., '7'] }]
    awards: [{ title: Medal }]
  reports: ['awards[0].date: "2025011827" no exact date that we know',
    'basics.email: "ada" wanted an e-mail address',
    'basics.profiles[0]: {"network":"Mastodon","username":"ada"} a social link needs',
    'basics.profiles[1]: {"network":"Web","url":"javascript:alert(1)"} a social link needs',
    'work[0]: {"name":"Engines Ltd"} position: wanted a text',
    'work[1].highlights[2]: true wanted a text', 'work[1].highlights[3]: false wanted a text',
    'education[0]: {"startDate":"1830"} wanted a studyType, an area or an institution',
    'hobbies: ["Horses"]']

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

- it: puts every profile where it belongs, each of two accounts on one network, its name on one line
  resume:
    basics:
      profiles: [{ network: github, username: ada-l, url: http://www.github.com/ada-l/ },
        { network: "My\\nMastodon", username: '@ada', url: https://mastodon.social/@ada },
        { network: linkedin, url: https://www.linkedin.com/in/ada },
        { network: linkedin, url: https://www.linkedin.com/in/loom }]
  before: { contactSocials: [{ id: 3, label: Instagram, link: https://pixel.fed/ada },
    { id: 4, label: LinkedIn, link: '#' }, { id: 5, label: GitHub, link: '#' }, { id: 6, label: WhatsApp, link: '#' }] }
  after:
    contactSocials: [{ id: 3, label: Instagram, link: https://pixel.fed/ada },
      { id: 4, label: LinkedIn, link: https://www.linkedin.com/in/ada },
      { id: 5, label: GitHub, link: https://github.com/ada-l }, { id: 7, label: My Mastodon, link: https://mastodon.social/@ada },
      { id: 8, label: LinkedIn, link: https://www.linkedin.com/in/loom }]
    socials: [{ id: 4, label: LinkedIn, link: https://www.linkedin.com/in/ada },
      { id: 5, label: My Mastodon, link: https://mastodon.social/@ada },
      { id: 6, label: LinkedIn, link: https://www.linkedin.com/in/loom }]
  partly: { owner: { handle: ada-l } }

- it: reads projects of one title, without a description, and with an end alone
  resume: { projects: [{ name: A, type: Side project, keywords: [Go] }, { name: A, highlights: [B., C.] }, { name: B, endDate: 2010 }, { name: C, period: 2010 – 2011 (1 year) }] }
  partly:
    projects: [{ id: 34, title: A, type: Side project, techUsed: Go }, { id: 35, title: A, description: B., highlights: [C.] },
      { title: B, description: '', end: '2010', isNew: false }, { title: C, isNew: false }]
  reports: ['projects[3]: "2010 – 2011 (1 year)" no exact date that we know']

- it: keeps what a résumé cannot hold of a project, and projects of the owner that it does not name
  resume: { projects: [{ name: New, description: Fresh., url: https://new.dev, keywords: [Go, SQL] },
    { name: Board, description: Other., url: https://b.dev, keywords: [React js] }] }
  before: { projects: [
    { id: 1, title: Board, description: Ours., link: https://a.dev, image: /drawings/board.svg, live: true,
      techUsed: C, isNew: false },
    { id: 2, title: Path, description: Mine., link: https://p.dev, techUsed: C, isNew: false }] }
  after: { projects: [
    { id: 3, title: New, description: Fresh., link: https://new.dev, techUsed: 'Go, SQL', isNew: true },
    { id: 1, title: Board, description: Other., link: https://b.dev, image: /drawings/board.svg, live: true,
      techUsed: React js, isNew: false },
    { id: 2, title: Path, description: Mine., link: https://p.dev, techUsed: C, isNew: false }] }

- it: keeps filters that the owner wrote, and adds the technologies of most projects, up to five
  resume: { projects: [{ name: A, keywords: [Zig, Zig, Go] }, { name: B, keywords: [SQL, Go] },
    { name: C, keywords: [SQL, Vue, Lua, Elm, Ada] }] }
  before: { projectFilters: [{ value: '', label: All }, { value: latest, label: New }, { value: Lua, label: Moon }] }
  after: { projectFilters: [{ value: '', label: All }, { value: latest, label: New }, { value: Lua, label: Moon },
    { value: Go, label: Go }, { value: SQL, label: SQL }, { value: Zig, label: Zig }, { value: Vue, label: Vue }] }

- it: makes no filters where the owner has none
  resume: { projects: [{ name: A, keywords: [Go] }] }
  before: { projectFilters: [] }
  after: { projectFilters: [] }

- it: leads a service whose filter goes to all projects, and says so
  resume: { projects: [{ name: A, keywords: [C++] }] }
  before: { services: [
    { id: 1, headName: Web, detail: D, technologies: [], btnData: See web projects, filter: HTML, icon: web },
    { id: 2, headName: Program, detail: D, technologies: [], btnData: See, filter: C++, icon: program }] }
  partly: { services: [{ filter: '' }, { filter: C++ }] }
  reports: ['services, Web, filter: "HTML" no project has it any more, so the button "See web projects" shows all projects']
`)
