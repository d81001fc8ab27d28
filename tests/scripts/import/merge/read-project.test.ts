import { testImports } from '../import-cases'

testImports(`
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
`)
