import { testImports } from '../import-cases'

testImports(String.raw`
- it: leaves out what nobody sees, says where, and puts a text of one line on one line
  resume:
    basics: { name: "Ada\u202e", summary: "One\r\nTwo\u0007" }
    work: [{ name: "Engines\nLtd", position: "Analyst\u2066" }]
    skills: [{ name: "\0", level: Expert }]
  after: { work: [{ name: Engines Ltd, position: Analyst }], skills: [] }
  partly: { owner: { name: Ada, bio: "One\nTwo" } }
  reports: ['basics.name: "AdaU+202E" without its invisible characters', 'basics.summary: "One',
    'work[0].position: "AnalystU+2066" without', 'skills[0].name: ',
    'skills[0]: {"level":"Expert"} skillName: wanted']

- it: makes highlights of a list that has lost the ends of its lines, and keeps other dashes
  resume:
    work:
      - { name: A, position: M, summary: 'duties:  - A well - known. - B.  * C' }
      - { name: B, position: M, summary: 'Ground corn - and rye. •Sold it ‣ Ate it' }
  after:
    work: [{ name: A, position: M, summary: 'duties:', highlights: [A well - known., B., C] },
      { name: B, position: M, summary: Ground corn - and rye., highlights: [Sold it, Ate it] }]

- it: reads Markdown and HTML as text, with the address of a link behind its words
  resume:
    work:
      - name: '[Mill](https://mill.dev)'
        position: '**Miller**'
        summary: <p>Ground <b>corn</b> &amp; <a href="https://rye.dev">rye</a>.</p><ul><li><p>A lot.</p></li></ul>
        highlights: ['[The wheel](https://wheel.dev) of oak', '2*3*4 snake_case']
  after:
    work:
      - name: Mill (https://mill.dev)
        position: Miller
        summary: Ground corn & rye (https://rye.dev).
        highlights: ['The wheel (https://wheel.dev) of oak', '2*3*4 snake_case', A lot.]
`)
