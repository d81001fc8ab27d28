/**
 * The site that has the most of everything, in German and two more languages. It is below a base path, hidden,
 * standalone and exported. Four notes, four stories and a page have the text `everything.md`. Others are long articles.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fill } from '../../components/text/fill'
import type { Draft } from '../../tests/support/changed'
import { write } from '../../tests/support/write'
import { changeContent } from './change-content'
import { longArticle } from './long-article'
import { owner } from './maximum/content/owner'
import { writePhoto } from './write-photo'

/** The address of the host, without the base path. */
export const ADDRESS = 'https://ada.example.com'
export const MAXIMUM_ENV = { SITE_URL: ADDRESS, BASE_PATH: '/me', NOINDEX: '1', STANDALONE: '1', STATIC: '1' }

/** The number of notes in all languages, as many as an owner has after some years. */
export const NOTES = 120
/** The entries after this one are in Arabic and English. */
const LAST_GERMAN_ENTRY = 104
const LONG_TAGS = '[SQL, Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz]'
/** The notes and stories with the text `everything.md`: the end of the name of each, and its tags. */
const EVERYTHING = Object.entries({ '1.mdx': 'c++, SQL', '2.md': LONG_TAGS, '3.mdx': 'SQL, c++', '4.md': '' })
const SHOTS = ['Übersicht, offen', 'screenshot-of-the-board', '東京の路線図, 100%']
const PHOTOS = [1, 2, 3].flatMap((number) => SHOTS.map((name) => `/shots/${name} ${number}.jpg`))

export async function maximum(site: string) {
  rmSync(`${site}/content/projects/relay-board.mdx`)
  cpSync('e2e/sites/maximum', site, { recursive: true })
  changeContent(site, enlarge)
  const everything = `${readFileSync('e2e/sites/everything.md', 'utf8')}\n\ufffe\n\n` // which XML does not allow
  write(`${site}/content/pages/uses.mdx`, everything, 'a')
  const frontMatter = readFileSync('e2e/sites/everything-front-matter.md', 'utf8')
  for (const [name, tags] of EVERYTHING) {
    const text = fill(frontMatter, { number: name.charAt(0), tags }) + everything
    for (const path of ['notes/note', 'projects/story']) write(`${site}/content/${path}-${name}`, text)
  }
  for (let entry = 1; entry <= NOTES - EVERYTHING.length; entry++) {
    const language = entry > LAST_GERMAN_ENTRY ? ['ar/', 'en/'][entry % 2] : ''
    const picture = encodeURI(PHOTOS[entry % PHOTOS.length] ?? '')
    const title = `Entry ${entry}, We measured it again on a quiet machine`
    const tags = `topic ${entry % 12}, figures`
    write(`${site}/content/${language}notes/entry-${entry}.md`, longArticle(title, entry, tags, picture))
  }
  mkdirSync(`${site}/public/shots`)
  copyFileSync('tests/support/recording.webm', `${site}/public/shots/Zoë 1.webm`)
  await writePhoto(site, owner.portrait, 2_400, 2_400)
  await writePhoto(site, '/shots/wide.png', 2_400, 1_350)
  await writePhoto(site, '/shots/tall #1.jpg', 600, 1_300)
  await Promise.all(PHOTOS.map((path, number) => writePhoto(site, path, 640, 360 + 40 * number)))
}

/** Makes the texts of cards longer than their frames, and the lists longer than a screen. */
function enlarge({ projects, skills, services, socials, contactSocials }: Draft) {
  const long = { repository: 'https://github.com/octocat', role: 'W'.repeat(90), start: '1999' }
  const highlights = Array.from({ length: 8 }, (_, index) => index + long.role)
  // Without a link, the picture of a project leads to the story, or nowhere.
  const link = undefined
  const extremes: Draft = {
    // The title and the list are wider than the card. The next titles go from right to left, and have no spaces.
    'Relay Board': { title: 'W'.repeat(80), techUsed: 'C++, '.repeat(60), story: 'story-1' },
    'Campus Compass': { title: 'مخطط المسارات', image: owner.portrait, story: 'story-2', link },
    'Shelf Finder': { title: '東京の路線図と乗り換え案内', image: '', story: 'story-3', link },
    'Late Fees': { story: 'story-4', link },
    'Query Parser': { link },
  }
  for (const project of projects) Object.assign(project, { ...long, highlights }, extremes[project.title])
  const copyOf = (project: Draft, more: number) => ({ ...project, id: project.id + more, story: undefined })
  projects.push(...[100, 200].flatMap((more) => projects.map((project: Draft) => copyOf(project, more))))
  for (const [index, project] of projects.slice(3).entries()) project.image = PHOTOS[index % PHOTOS.length]

  const keywords = Array(8).fill('東京の路線図')
  skills.push({ id: 99, skillName: 'Donaudampfschifffahrtselektrizität'.repeat(3), amount: 100, keywords })
  services.push(...services.map((service: Draft) => ({ ...service, id: service.id + 9 })))
  for (let id = 11; id < 23; id++) socials.push({ id, label: `Network ${id}`, link: '#' })
  const label = 'Book a call with somebody '.repeat(3)
  contactSocials.push({ id: 99, label, link: 'https://cal.example.org/', isMain: true })
}
