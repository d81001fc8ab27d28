import { testImports } from '../import-cases'

testImports(`
- it: reads version 3 of Reactive Resume, with its dates and summary
  resume:
    basics: { name: Ada, headline: Analyst, summary: About **me**, photo: { url: /a.jpg, visible: false },
      profiles: [{ id: p, network: GitHub, username: ada, url: https://github.com/ada }] }
    sections:
      work: { name: Work, visible: true, items: [{ id: a, name: Engines, position: Analyst, url: https://engines.dev,
        date: { start: '2019-12-31T23:00:00.000Z', end: '' }, summary: "I wrote notes.\\n- The first." }] }
      skills: { visible: true, items: [{ id: a, name: Maths, level: Expert, levelNum: 9 }, { id: b, name: Sets, levelNum: 4 }] }
      references: { visible: true, items: [{ id: a, name: Bob, relationship: Miller, summary: Fine. }] }
    public: false
  after:
    work: [{ name: Engines, position: Analyst, url: https://engines.dev, startDate: 2020-01-01, summary: I wrote notes., highlights: [The first.] }]
    references: [{ name: Bob, position: Miller, reference: Fine. }]
  partly: { owner: { name: Ada, roles: [Analyst.], bio: About me, handle: ada }, skills: [{ amount: 90 }, { amount: 40 }] }
  reports: ['basics.photo: {"url":"/a.jpg"} hidden in the file']

- it: reads version 4 of Reactive Resume, with its HTML, and leaves out what is hidden there
  resume:
    basics: { name: Ada, location: Bath, url: { label: '', href: https://ada.dev }, customFields: [{ id: f, name: Fax, value: '1' }],
      picture: { url: https://ada.dev/a.jpg, effects: { hidden: true } } }
    sections:
      summary: { visible: true, content: <p>About <em>me</em></p> }
      experience:
        visible: true
        items:
          - { id: a, visible: true, company: Engines, position: Analyst, location: Bath, date: Jan 2020 - Present,
              url: { label: '', href: https://engines.dev }, summary: <p>Wrote <b>notes</b>.</p><ul><li><p>One.</p></li></ul> }
          - { id: b, visible: false, company: Secret }
      skills: { visible: true, items: [{ id: a, name: Maths, description: Expert, level: 4, keywords: [Sets] }] }
      languages: { visible: true, items: [{ id: a, name: French, description: Native, level: 0 }, { id: b, name: Welsh, level: 2 }] }
      references: { visible: true, items: [{ id: a, name: Bob, description: Miller at Mill, summary: <p>Fine.</p>, url: { href: https://bob.dev } },
        { id: b, visible: true, name: Eve, description: Miller, summary: '', url: { href: '' } }] }
      awards: { visible: false, items: [{ id: a, visible: true, title: Medal }] }
      custom: { x: { visible: true, name: Hobbies, items: [{ id: a, visible: true, name: Chess }] } }
    metadata: { css: { visible: false } }
  after:
    work: [{ name: Engines, position: Analyst, location: Bath, url: https://engines.dev, startDate: 2020-01, summary: Wrote notes., highlights: [One.] }]
    languages: [{ language: French, fluency: Native }, { language: Welsh, fluency: 2/5 }]
    references: [{ name: Bob, position: Miller at Mill, url: https://bob.dev, reference: Fine. }]
    awards: []
  partly: { owner: { bio: About me }, skills: [{ skillName: Maths, amount: 90, keywords: [Sets] }] }
  reports: ['basics.picture: {"url":"https://ada.dev/a.jpg"', 'sections.experience.items[1]: {"id":"b","company":"Secret"} hidden in the file',
    'sections.awards: {"items":[{"id":"a","visible":true,"title":"Medal"}]} hidden', 'basics.customFields: [{"id":"f","name":"Fax","value":"1"}]',
    'basics.url: "https://ada.dev"', 'references[1]: {"position":"Miller","name":"Eve"} reference: wanted', 'Hobbies: [{"id":"a","name":"Chess"}]']

- it: reads version 5 of Reactive Resume, with the roles of a job and the sections of its owner
  resume:
    basics: { name: Ada, headline: '', website: { url: '', label: '' }, customFields: [] }
    picture: { hidden: true, url: /a.jpg }
    summary: { hidden: false, content: <p>About me</p> }
    sections:
      experience:
        hidden: false
        items:
          - { id: a, hidden: false, website: { url: https://engines.dev, label: '', inlineLink: false }, company: Engines,
              position: Two roles, period: 2018 - Present, description: '', roles: [
                { id: r, position: Analyst, period: Jan 2020 - Present, description: <p>Notes.</p> },
                { id: q, position: Pupil, period: 2018 - 2019, description: '' }] }
      references: { items: [{ id: a, hidden: false, name: Bob, position: Miller, phone: '1', description: <p>Fine.</p> }] }
    customSections: [{ type: experience, title: Earlier, items: [{ id: a, company: Mill, position: Miller, period: 2009 - 2010 }] }]
  after:
    work: [{ name: Engines, position: Analyst, url: https://engines.dev, startDate: 2020-01, summary: Notes. },
      { name: Engines, position: Pupil, url: https://engines.dev, startDate: '2018', endDate: '2019' },
      { name: Mill, position: Miller, startDate: '2009', endDate: '2010' }]
    references: [{ name: Bob, position: Miller, reference: Fine. }]
  partly: { owner: { bio: About me } }
  reports: ['picture: {"url":"/a.jpg"} hidden in the file', 'references[0].phone: "1"']
`)
