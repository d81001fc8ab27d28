/** The most of everything, in German and two more languages, under a base path, hidden, in a folder of its own, and exported. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { append } from '../../tests/support/copy-site'
import { article, photo } from './ordinary'

/** Without the base path. */
export const ADDRESS = 'https://ada.example.com'
export const MAXIMUM_ENV = { SITE_URL: ADDRESS, BASE_PATH: '/me', NOINDEX: '1', STANDALONE: '1', STATIC: '1' }

/** With everything that could break out of markup. */
export const LONG_NAME = '</script>"Ada" & \'Bo\' 👩‍💻 آدا 愛田 Freifrau von Donaudampfschiff'
const LONG_PHOTO = '/Zoë #1, 100%.jpg'
const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** Of all languages, as an owner has them after some years. */
export const NOTES = 120
/** In the bar, as long as some words of German. */
export const PAGE_NAME = 'Arbeitsplatzausstattung und Gewohnheiten'
const FILE_NAMES = ['Übersicht, offen', 'screenshot-of-the-board', '東京の路線図, 100%']
const PICTURES = Array.from({ length: 9 }, (_, number) => `/shots/${FILE_NAMES[number % 3]} ${number}.jpg`)

export async function maximum(folder: string) {
  rmSync(`${folder}/content/projects`, { recursive: true })
  writeFileSync(`${folder}/content/words.ts`, "export const language = 'de'\n")
  append(folder, { ...OWNER, ...MORE, ...articles() })
  mkdirSync(`${folder}/public/shots`)
  copyFileSync('tests/recording.webm', `${folder}/public/shots/Zoë 1.webm`)
  for (const name of ['ar', 'backend']) writeFileSync(`${folder}/public/cv-${name}.pdf`, '%PDF-1.7')
  await photo(folder, LONG_PHOTO, 2_400, 2_400)
  await photo(folder, '/shots/wide.png', 2_400, 1_350)
  await photo(folder, '/shots/tall #1.jpg', 600, 1_300)
  await Promise.all(PICTURES.map((path, number) => photo(folder, path, 640, 360 + 40 * number)))
}

const OWNER = {
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
    bio: '${LONG_WORD} '.repeat(40),
    roles: ['Softwarequalitätssicherungsingenieurin.', 'Developer.', 'Developer.'],
  })`,
  'projects.ts': `
    for (const project of projects) Object.assign(project, { repository: 'https://github.com/octocat', role: 'W'.repeat(90), start: '1999', highlights: Array(8).fill(0).map((_, j) => j + 'W'.repeat(90)) })
    Object.assign(projects[0] ?? {}, { title: 'W'.repeat(80), techUsed: 'C++, '.repeat(60) })
    Object.assign(projects[1] ?? {}, { title: 'مخطط المسارات', image: ${JSON.stringify(LONG_PHOTO)} })
    Object.assign(projects[2] ?? {}, { title: '東京の路線図と乗り換え案内', image: '' })
    for (let i = 0; i < 21; i++) projects.push({ ...(projects[i % 9] as Project), id: 100 + i, story: undefined })
    for (const [index, project] of projects.slice(3, 27).entries()) project.image = ${JSON.stringify(PICTURES)}[index % 9] ?? ''
    for (const [index, project] of projects.slice(0, 4).entries()) Object.assign(project, { story: 'story-' + (index + 1) })
    for (const project of projects.slice(1, 4)) delete project.link
    delete projects[8]?.link`,
  'skills.ts': `skills.push({ id: 99, skillName: 'Donaudampfschifffahrtselektrizität'.repeat(3), amount: 100, keywords: Array(8).fill('東京の路線図') })`,
  'services.ts': `services.push(...services.map((service) => ({ ...service, id: service.id + 9 })))`,
  'socials.ts': `socials.push(...Array.from({ length: 12 }, (_, id) => ({ id, label: 'Network ' + id, link: '#' }))); contactSocials.push({ id: 99, label: 'Book a call with somebody '.repeat(3), link: 'https://cal.example.org/', isMain: true })`,
  'career.ts': `
    const [LINK, W] = ['https://w.example.org/' + 'w'.repeat(200), 'W'.repeat(90)]
    const TEXT = '${LONG_WORD} '.repeat(12)
    const eight = (entry) => Array.from({ length: 8 }, (_, index) => entry(index))
    const TEXTS = eight((index) => index + TEXT)
    education.push(...eight((index) => ({ studyType: 'B.Sc. ' + index, institution: 'Ä'.repeat(90), startDate: '1999', courses: TEXTS })))
    awards.push({ title: W, summary: 'W'.repeat(400), date: '1999', awarder: W, url: LINK })
    const job = { name: W, location: 'Ä'.repeat(60), url: LINK, startDate: '1999', endDate: '2001-02', summary: TEXT, highlights: TEXTS }
    work.push(...eight((index) => ({ position: 'Developer ' + index, ...job })))
    export const volunteer = eight((index) => ({ position: 'مرشد ' + index, organization: W, startDate: '1999', summary: TEXT, highlights: [TEXT] }))
    export const certificates = eight((index) => ({ name: index + W, issuer: W, date: '1999', url: LINK }))
    export const languages = eight((index) => ({ language: index + 'W'.repeat(40), fluency: W }))
    export const contributions = eight((index) => ({ title: index + W, repository: 'w'.repeat(39) + '/' + 'w'.repeat(90), date: '2020-01', url: LINK }))
    const paper = { publisher: W, releaseDate: '1999', url: LINK, authors: ['Ada', W], doi: '10.1000/' + 'w'.repeat(90), summary: TEXT }
    export const publications = eight((index) => ({ name: index + W, ...paper }))
    export const talks = eight((index) => ({ title: index + W, event: W, date: '1999-02-03', url: LINK, place: 'Ä'.repeat(60) }))
    export const references = eight((index) => ({ name: W, position: W, url: LINK, date: '1999', reference: index + TEXT }))
    export const interests = eight((index) => ({ name: index + 'W'.repeat(60), keywords: Array(8).fill('東京の路線図') }))`,
}

/** Arabic says something, English little more than that it is there. */
const MORE = {
  'pages/imprint.md':
    '---\ntitle: Impressum\nsummary: Wer hier schreibt.\nplace: footer\n---\n\n[Oben](/uses)\n',
  'ar/pages/uses.md': '---\ntitle: أدواتي\nsummary: خلاصة\n---\n\n[أدواتي](/uses)\n',
  'for/backend.md': pitch('Für Teams mit Büchern'),
  'ar/for/backend.md': pitch('لفرق الحسابات'),
  'ar/owner.ts': `export const owner = { headline: 'أبني مواقع سريعة', cv: '/cv-ar.pdf' }`,
  'ar/projects.ts': `export const projects = [{ id: 33, title: 'لوحة التتابع' }]`,
  'ar/projects/story-1.md': translated('كيف بنيتها', 2026),
  'ar/notes/note-1.md': translated('ملاحظة', 2026),
  'ar/notes/arabic-alone.md': translated('بالعربية فقط', 2026),
  'en/notes/english-alone.md': translated('In English alone', 2025),
  'en/owner.ts': `export const owner = { headline: 'I build fast sites' }`,
}

function pitch(title: string) {
  return `---\ntitle: ${title}\nsummary: ${LONG_WORD}\nprojects: [2, 33]\n---\n\n[Oben](/uses) ${LONG_WORD}\n`
}

function translated(title: string, year: number) {
  return `---\ntitle: ${title}\ndate: ${year}-05-11\nsummary: خلاصة\n---\n\n[نبذة](/about) [خلاصة](/feed.xml) [مكان](#مكان)\n\n## مكان\n`
}

/** A page that had other addresses before, four stories and four notes with everything that Markdown has, and plain notes. */
function articles() {
  const text = `${readFileSync('e2e/sites/everything.md', 'utf8')}\n\ufffe\n` // which XML does not allow
  const names = `name: ${PAGE_NAME}\nredirect_from: [/blog/2019/Über-uns.html, /notes/old/, /ar/notes/old, /old]`
  const texts: Record<string, string> = { 'pages/uses.mdx': `---\n${titled(1)}\n${names}\n---\n\n${text}` }
  for (const number of [1, 2, 3, 4]) {
    const name = `${number}.${number % 2 ? 'mdx' : 'md'}`
    texts[`projects/story-${name}`] = texts[`notes/note-${name}`] = `---\n${factsOf(number)}\n---\n\n${text}`
  }
  for (let number = 1; number <= NOTES - 4; number++) {
    // Twelve are in another language.
    const language = number > 104 ? ['ar/', 'en/'][number % 2] : ''
    const picture = encodeURI(PICTURES[number % 9] ?? '')
    const title = `Entry ${number}, We measured it again on a quiet machine`
    const tags = `topic ${number % 12}, figures`
    texts[`${language}notes/entry-${number}.md`] = article(title, number, tags, picture)
  }
  return texts
}

function titled(number: number) {
  return `title: "Number ${number}: ${LONG_WORD} & <b>'quoted'</b>"
summary: ${LONG_WORD} in a sentence that says what this is about, in more than seventy characters.
updated: 2026-10-1${number}`
}

function factsOf(number: number) {
  return `${titled(number)}
date: 2026-0${number}-11
tags: ${['', 'c++, SQL', `[SQL, ${LONG_WORD}]`, 'SQL, c++'][number] ?? ''}
problem: ${'It was slow. '.repeat(20)}
role: ${LONG_WORD}
outcome: ${'W'.repeat(90)}`
}
