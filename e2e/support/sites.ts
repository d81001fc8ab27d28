/** The sites that the browser tests visit, each as what it changes in a copy of the specimen. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { append, write } from '../../tests/copy-site'
import { article, ordinary } from './ordinary-owner'

type OwnerSite = { change: (folder: string) => unknown; env?: Record<string, string> }

/** Of the site `maximum`, without its base path. */
export const ADDRESS = 'https://ada.example.com'
/** The name of its owner, with everything that could break out of markup. */
export const LONG_NAME = '</script>"Ada" & \'Bo\' 👩‍💻 آدا 愛田 Freifrau von Donaudampfschiff'
const LONG_PHOTO = '/Zoë #1, 100%.jpg'

/** What an owner has after some years: `NOTES` in all languages, and a picture for each of 24 projects and 60 notes. */
export const NOTES = 120
/** In the bar, as long as some words of German. */
export const PAGE_NAME = 'Arbeitsplatzausstattung und Gewohnheiten'
const FILE_NAMES = ['Übersicht, offen', 'screenshot-of-the-board', '東京の路線図, 100%']
const PICTURES = Array.from({ length: 84 }, (_, number) => `/shots/${FILE_NAMES[number % 3]} ${number}.jpg`)

/** By the name of their folders. */
export const sites: Record<'specimen' | 'minimum' | 'ordinary' | 'maximum', OwnerSite> = {
  specimen: { change: () => {} },
  ordinary: { change: ordinary },

  // Words instead of sentences, and nothing where nothing is required, not even of what we ship in `public/`.
  minimum: {
    change: (folder) => {
      copyFileSync(`${folder}/public/drawings/portrait.svg`, `${folder}/public/me.svg`)
      for (const part of ['public/drawings', 'content/projects'])
        rmSync(`${folder}/${part}`, { recursive: true, force: true })
      append(folder, {
        'owner.ts': `Object.assign(owner, { name: 'Bo', portrait: '/me.svg', bio: '', roles: [], passions: [], aboutPicture: '', headline: '', place: '', theme: 'system' }); delete owner.cv; delete owner.handle`,
        'projects.ts': `projects.splice(0); projectFilters.splice(0)`,
        'services.ts': `services.splice(0)`,
        'skills.ts': `skills.splice(0)`,
        'socials.ts': `socials.splice(0); contactSocials.splice(0)`,
        'career.ts': `for (const list of [work, volunteer, education, awards, certificates, publications, languages, interests, references]) list.splice(0)`,
        'navigation.ts': `navigation.splice(4, 1); navigation.splice(0, 3)`,
      })
    },
  },

  // The most of everything, under a base path, in German and in two other languages, hidden, in a folder of its own, and
  // exported.
  maximum: {
    async change(folder) {
      writeArticles(folder)
      writeNotes(folder)
      writePages(folder)
      writeTranslations(folder)
      mkdirSync(`${folder}/public/shots`)
      for (const name of ['move', 'Zoë 1'])
        copyFileSync('tests/recording.webm', `${folder}/public/shots/${name}.webm`)
      await photo(folder, LONG_PHOTO, 2_400, 2_400)
      await photo(folder, '/shots/wide.png', 2_400, 1_350)
      await photo(folder, '/shots/tall #1.jpg', 600, 1_300)
      await Promise.all(PICTURES.map((path, number) => photo(folder, path, 1_600, 900 + 10 * number)))
      const file = `${folder}/content/words.ts`
      writeFileSync(file, readFileSync(file, 'utf8').replace(`'en'`, `'de'`))
      append(folder, {
        'owner.ts': `Object.assign(owner, {
          name: ${JSON.stringify(LONG_NAME)},
          portrait: ${JSON.stringify(LONG_PHOTO)},
          aboutPicture: ${JSON.stringify(LONG_PHOTO)},
          phone: 'Mobiltelefonnummer: +44 20 7946 0000 ext. 123456',
          place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
          headline: 'Softwarequalitätssicherungsingenieurin in Llanfairpwllgwyngyll for teams of every size. '.repeat(3),
          availability: 'From March 2099, '.repeat(9),
          hue: 25,
          formAction: 'https://forms.example.org/f/1',
          formHoneypot: '_gotcha',
          email: 'maximiliane.theodora.von.donaudampfschiff@a-rather-long-university.example.com',
          bio: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(40),
          roles: ['Softwarequalitätssicherungsingenieurin.', 'Developer.', 'Developer.'],
        })`,
        'projects.ts': `
          for (const project of projects) Object.assign(project, { repository: 'https://github.com/octocat', role: 'W'.repeat(90), start: '1999', highlights: Array(8).fill(0).map((_, j) => j + 'W'.repeat(90)) })
          Object.assign(projects[0] ?? {}, { title: 'W'.repeat(80), techUsed: 'C++, '.repeat(60) })
          Object.assign(projects[1] ?? {}, { title: 'مخطط المسارات', image: ${JSON.stringify(LONG_PHOTO)} })
          Object.assign(projects[2] ?? {}, { title: '東京の路線図と乗り換え案内', image: '' })
          for (let i = 0; i < 21; i++) projects.push({ ...(projects[i % 9] as Project), id: 100 + i, story: undefined })
          for (const [index, image] of ${JSON.stringify(PICTURES.slice(0, 24))}.entries()) Object.assign(projects[3 + index] ?? {}, { image })
          for (const [index, project] of projects.slice(0, 6).entries()) Object.assign(project, { story: 'story-' + (index + 1) })
          for (const project of projects.slice(1, 4)) delete project.link
          delete projects[8]?.link`,
        'skills.ts': `skills.push({ id: 99, skillName: 'Donaudampfschifffahrtselektrizität'.repeat(3), amount: 100, keywords: Array(8).fill('東京の路線図') })`,
        'services.ts': `services.push(...services.map((service) => ({ ...service, id: service.id + 9 })))`,
        'socials.ts': `socials.push(...Array.from({ length: 12 }, (_, id) => ({ id, label: 'Network ' + id, link: '#' }))); contactSocials.push({ id: 99, label: 'Book a call with somebody '.repeat(3), link: 'https://cal.example.org/', isMain: true })`,
        'career.ts': `
          const LINK = 'https://w.example.org/' + 'w'.repeat(200)
          const TEXT = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(12)
          education.push(...Array.from({ length: 8 }, (_, i) => ({ studyType: 'B.Sc. ' + i, institution: 'Ä'.repeat(90), startDate: '1999', courses: Array(8).fill(0).map((_, j) => j + TEXT) })))
          awards.push({ title: 'W'.repeat(90), summary: 'W'.repeat(400), date: '1999', awarder: 'W'.repeat(90), url: LINK })
          work.push(...Array.from({ length: 8 }, (_, i) => ({ position: 'Developer ' + i, name: 'W'.repeat(90), location: 'Ä'.repeat(60), url: LINK, startDate: '1999', endDate: '2001-02', summary: TEXT, highlights: Array(8).fill(0).map((_, j) => j + TEXT) })))
          volunteer.push(...Array.from({ length: 8 }, (_, i) => ({ position: 'مرشد ' + i, organization: 'W'.repeat(90), startDate: '1999', summary: TEXT, highlights: [TEXT] })))
          certificates.push(...Array.from({ length: 8 }, (_, i) => ({ name: i + 'W'.repeat(90), issuer: 'W'.repeat(90), date: '1999', url: LINK })))
          languages.push(...Array.from({ length: 8 }, (_, i) => ({ language: i + 'W'.repeat(40), fluency: 'W'.repeat(90) })))
          contributions.push(...Array.from({ length: 8 }, (_, i) => ({ title: i + 'W'.repeat(90), repository: 'w'.repeat(39) + '/' + 'w'.repeat(90), date: '2020-01', url: LINK })))
          publications.push(...Array.from({ length: 8 }, (_, i) => ({ name: i + 'W'.repeat(90), publisher: 'W'.repeat(90), releaseDate: '1999', url: LINK, authors: ['Ada', 'W'.repeat(90)], doi: '10.1000/' + 'w'.repeat(90), summary: TEXT })))
          references.push(...Array.from({ length: 8 }, (_, i) => ({ name: 'W'.repeat(90), reference: i + TEXT })))
          interests.push(...Array.from({ length: 8 }, (_, i) => ({ name: i + 'W'.repeat(60), keywords: Array(8).fill('東京の路線図') })))`,
      })
    },
    env: {
      SITE_URL: ADDRESS,
      BASE_PATH: '/me',
      NOINDEX: '1',
      STANDALONE: '1',
      STATIC: '1',
    },
  },
}

/** Six stories and four notes with everything that Markdown has, and with the longest plausible words. */
function writeArticles(folder: string) {
  for (const [section, count] of Object.entries({ projects: 6, notes: 4 })) {
    rmSync(`${folder}/content/${section}`, { recursive: true, force: true })
    for (let number = 1; number <= count; number++) {
      const name = `${section === 'notes' ? 'note' : 'story'}-${number}`
      // Every second one is without components.
      const text = articleText(number).replace(number % 2 ? '' : /<Change.*/, '')
      write(`${folder}/content/${section}/${name}.${number % 2 ? 'mdx' : 'md'}`, text)
    }
  }
}

/** Beside the four of everything: 104 in the first language, and six in each of the others. */
function writeNotes(folder: string) {
  for (let number = 1; number <= NOTES - 4; number++) {
    const language = number > 104 ? ['ar/', 'en/'][number % 2] : ''
    const picture = encodeURI(PICTURES[24 + (number % 60)] ?? '')
    const title = `Entry ${number}, We measured it again on a quiet machine`
    const text = article(title, number, `topic ${number % 12}, figures`, picture)
    write(`${folder}/content/${language}notes/entry-${number}.md`, text)
  }
}

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

function articleText(number: number) {
  return `---
title: "Number ${number}: ${LONG_WORD} & <b>'quoted'</b>"
date: 2026-0${number}-11
summary: ${LONG_WORD} in a sentence that says what this is about, in more than seventy characters.
updated: 2026-10-1${number}
tags: ${['', 'c++, SQL', `[SQL, ${LONG_WORD}]`, 'SQL, c++'][number] ?? ''}
problem: ${'It was slow. '.repeat(20)}
role: ${LONG_WORD}
outcome: ${'W'.repeat(90)}
---

A paragraph with a [link to a page](/project), [another site](https://example.com/),
[mail](mailto:bo@example.com?body=${'w'.repeat(300)}), \`code that is ${'long'.repeat(40)}\`,
**strong**, *stress*, ~~gone~~, a footnote[^1] and ${'W'.repeat(90)}. مخطط المسارات \ufffe

## Second level ${LONG_WORD}
### Third level
#### Fourth level

![A very wide picture](/shots/wide.png "A caption with ${LONG_WORD}")

![A tall picture](/shots/tall%20%231.jpg)
![A drawing](/drawings/board.svg "And its caption")
![A recording](/shots/move.webm)

![One of two](/shots/wide.png)
![The other](/shots/tall%20%231.jpg)

![From edge to edge](/shots/wide.png "wide")

- [x] done, with \`code\`, **strength** and **[a link](https://example.com/)**
- [ ] open
- one
  - two
    1. three

> A quotation.
>
> - with a list

| Left | ${'Right'.repeat(20)} | ${'Wide '.repeat(20)} |
|---|--:|---|
| 東京の路線図 | 1 | ${'W'.repeat(200)} |

\`\`\`ts title="${LONG_WORD}.ts" showLineNumbers {1}
// ${'a long line '.repeat(20)}
const figure: number = 1 + Number('2')
\`\`\`

---

<Change of="${LONG_WORD}" before="123456789" after="1" unit="ms" />

## The fourth, \`code\`

It costs $5 and $10, where $\\frac{x}{y}$ is small.

彼は**「はい。」**と言う。

$$
\\sum_{i=0}^{n} x_{i} = ${'a_{1} + '.repeat(60)} 0
$$

[A talk, ${LONG_WORD}](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

## The fifth

${'A line that goes on. '.repeat(60)}

[^1]: A footnote that is used once, with [a place](#second-level-${LONG_WORD.toLowerCase()})
    and [its full address](/notes/note-2#second-level-${LONG_WORD.toLowerCase()}).
`
}

/** A page for the bar with a long name, and one for the footer, each with an address that it had before. */
function writePages(folder: string) {
  const facts = `name: ${PAGE_NAME}\naliases: [/blog/2019/Über-uns.html, /notes/old/, /ar/notes/old, /old]`
  const uses = articleText(1)
    .replace(/^date: .*$/m, facts)
    .replace(/^tags: .*^outcome: .*?$\n/ms, '')
  write(`${folder}/content/pages/uses.mdx`, uses)
  const text =
    '---\ntitle: Impressum\nsummary: Wer diese Seiten verantwortet.\nplace: footer\n---\n\n[Oben](/uses)\n'
  write(`${folder}/content/pages/imprint.md`, text)
  write(
    `${folder}/content/ar/pages/uses.md`,
    text.replace('Impressum', 'أدواتي').replace('place: footer\n', ''),
  )
}

/** Arabic says something, English little more than that it is there. */
function writeTranslations(folder: string) {
  const article = (title: string) =>
    `---\ntitle: ${title}\ndate: 2026-05-11\nsummary: خلاصة\n---\n\n[نبذة](/about) [خلاصة](/feed.xml) [مكان](#مكان)\n\n## مكان\n`
  const files = {
    'ar/owner.ts': `export const owner = { headline: 'أبني مواقع سريعة', cv: '/cv-ar.pdf' }`,
    'ar/projects.ts': `export const projects = [{ id: 33, title: 'لوحة التتابع' }]`,
    'ar/projects/story-1.md': article('كيف بنيتها'),
    'ar/notes/note-1.md': article('ملاحظة'),
    'ar/notes/arabic-alone.md': article('بالعربية فقط'),
    'en/notes/english-alone.md': article('In English alone').replace('2026-05', '2025-05'),
    'en/owner.ts': `export const owner = { headline: 'I build fast sites' }`,
  }
  for (const [file, text] of Object.entries(files)) write(`${folder}/content/${file}`, text)
  write(`${folder}/public/cv-ar.pdf`, '%PDF-1.7')
}

/** A photograph has no large areas of one colour, so noise stands in for one. */
async function photo(folder: string, path: string, width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'gray', noise } })
  await picture.resize(width, height, { fit: 'fill' }).toFile(`${folder}/public${path}`)
}
