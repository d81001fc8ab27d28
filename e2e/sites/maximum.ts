/**
 * The site that has the most of everything, in German and two more languages, below a base path, hidden, standalone and
 * exported: the specimen's with the files of `maximum/`, the changes of `enlarge`, and pictures of noise. Four notes,
 * four stories and a page say what `everything.md` does, all other notes what `long-article.md` does.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
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
const EVERYTHING = ['1.mdx', '2.md', '3.mdx', '4.md']
const SHOTS = ['Übersicht, offen', 'screenshot-of-the-board', '東京の路線図, 100%']
const PHOTOS = [1, 2, 3].flatMap((number) => SHOTS.map((name) => `/shots/${name} ${number}.jpg`))

export async function maximum(site: string) {
  rmSync(`${site}/content/projects/relay-board.mdx`)
  cpSync('e2e/sites/maximum', site, { recursive: true })
  changeContent(site, enlarge)
  const everything = `${readFileSync('e2e/sites/everything.md', 'utf8')}\n\ufffe\n\n` // which XML does not allow
  write(`${site}/content/pages/uses.mdx`, everything, 'a')
  for (const name of EVERYTHING) {
    write(`${site}/content/notes/note-${name}`, everything, 'a')
    copyFileSync(`${site}/content/notes/note-${name}`, `${site}/content/projects/story-${name}`)
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

/** Adds entries to the specimen's lists, and makes texts longer than any frame. */
function enlarge({ projects, skills, services, socials, contactSocials }: Draft) {
  const long = { repository: 'https://github.com/octocat', role: 'W'.repeat(90), start: '1999' }
  const highlights = Array.from({ length: 8 }, (_, index) => index + long.role)
  for (const project of projects) Object.assign(project, { ...long, highlights })
  const projectOf = (id: number) => projects.find((project: Draft) => project.id === id)
  const [wide, arabic, japanese, plain, last] = [33, 1, 11, 2, 6].map(projectOf)
  Object.assign(wide, { title: 'W'.repeat(80), techUsed: 'C++, '.repeat(60), story: 'story-1' })
  Object.assign(arabic, { title: 'مخطط المسارات', image: owner.portrait, story: 'story-2' })
  Object.assign(japanese, { title: '東京の路線図と乗り換え案内', image: '', story: 'story-3' })
  Object.assign(plain, { story: 'story-4' })
  // Without a link, the picture of a project leads to the story, or nowhere.
  for (const project of [arabic, japanese, plain, last]) delete project.link
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
