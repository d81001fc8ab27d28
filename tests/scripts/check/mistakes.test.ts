import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESSES } from '@/content/schema/pages'
import { content } from '@/scripts/check/content'
import { findMistakes } from '@/scripts/check/mistakes'

const home = process.cwd()

/** Runs in a copy of the site, so that pictures can be broken. */
beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  symlinkSync(join(home, 'app'), join(site, 'app'))
  cpSync('tests/specimen', site, { recursive: true })
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  for (const kind of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    await picture.toFormat(kind).toFile(join(site, `public/right.${kind}`))
  }
  writeFileSync(
    join(site, 'public/right.svg'),
    '\ufeff<?xml version="1.0"?>\n<!-- Drawn -->\n<!-- > -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [\n<!ENTITY a "b">\n]>\n<svg/>',
  )
  await picture.png().toFile(join(site, 'public/wrong.svg'))
  writeFileSync(join(site, 'public/right.png.html'), '<!doctype html><svg></svg>')
  writeFileSync(join(site, 'public/wrong.png'), '<!-- -->'.repeat(2_000))
  cpSync(join(site, 'public/right.svg'), join(site, 'public/drawing.png'))
  cpSync(join(site, 'public/right.svg'), join(site, 'public/drawings/plain.svg'))
  mkdirSync(join(site, 'public/folder.png'))
  process.chdir(site)
})

afterAll(() => process.chdir(home))

type Draft = ReturnType<typeof exportsOf>

/** All exports of the content, to be broken in ways that their types do not allow. */
function exportsOf(files: object) {
  // biome-ignore lint/suspicious/noExplicitAny: broken content has no type
  return Object.assign({}, ...Object.values(files)) as Record<string, any>
}

function mistakesOf(breakIt: (draft: Draft) => void) {
  const broken = structuredClone(content)
  const draft = exportsOf(broken)
  breakIt(draft)
  const files = Object.entries(broken).map(([file, exported]) => [
    file,
    Object.fromEntries(Object.keys(exported).map((name) => [name, draft[name]])),
  ])
  return findMistakes(Object.fromEntries(files)).map(({ path, text }) => `${String(path[0])}, ${text}`)
}

test('finds no mistakes in what we ship', () => {
  expect(findMistakes(content)).toEqual([])
})

test.each<[(draft: Draft) => void, string]>([
  [
    ({ owner }) => (owner.name = ' '),
    'owner.ts, owner, name: " " — wanted your name, which screen readers also say for the portrait, for example "Ada Lovelace"',
  ],
  [
    ({ owner }) => (owner.email = 'you@example'),
    'owner.ts, owner, email: "you@example" — wanted an e-mail address, for example "you@example.com"',
  ],
  [
    ({ owner }) => (owner.handle = '@octocat'),
    'owner.ts, owner, handle: "@octocat" — wanted the name of a GitHub account, for example "octocat"',
  ],
  [
    ({ owner }) => (owner.handle = 'octo cat'),
    'owner.ts, owner, handle: "octo cat" — wanted the name of a GitHub account, for example "octocat"',
  ],
  [
    ({ owner }) => (owner.cv = 'http://example.com/cv.pdf'),
    'owner.ts, owner, cv: "http://example.com/cv.pdf" — wanted an https address that others can reach or a file under public/, for example "https://example.com/cv.pdf" or "/cv.pdf"',
  ],
  [
    ({ owner }) => (owner.cv = 'https://localhost/cv.pdf'),
    'owner.ts, owner, cv: "https://localhost/cv.pdf" — wanted an https address that others can reach or a file under public/, for example "https://example.com/cv.pdf" or "/cv.pdf"',
  ],
  [
    ({ owner }) => (owner.cv = '/cv.pdf'),
    'owner.ts, owner, cv: "/cv.pdf" — there is no public/cv.pdf yet; run "npm run cv", which prints it',
  ],
  [
    ({ owner }) => (owner.phone = 'on request'),
    'owner.ts, owner, phone: "on request" — wanted a phone number, for example "+49 30 123456"',
  ],
  [
    ({ owner }) => (owner.roles = 'Developer.'),
    'owner.ts, owner, roles: "Developer." — wanted a list, for example []',
  ],
  [
    ({ owner }) => (owner.roles[1] = 7),
    'owner.ts, owner, roles 2: 7 — wanted a text, for example "Developer."',
  ],
  [
    ({ owner }) => (owner.passions[0] = ''),
    'owner.ts, owner, passions 1: "" — wanted a text, for example "I love coding."',
  ],
  [
    ({ owner }) => delete owner.bio,
    'owner.ts, owner, bio: missing — wanted a text, for example "I build web applications."',
  ],
  [
    ({ owner }) => (owner.updated = '2026-11'),
    'owner.ts, owner, updated: "2026-11" — wanted a real day, for example "2026-11-21"',
  ],
  [
    ({ owner }) => (owner.updated = '2023-02-30'),
    'owner.ts, owner, updated: "2023-02-30" — wanted a real day, for example "2026-11-21"',
  ],
  [
    (draft) => (draft.owner = null),
    'owner.ts, owner: null — wanted an entry with the fields name, email, handle, portrait, aboutPicture, cv, roles, passions, headline, place, phone, bio, updated',
  ],
  [
    ({ owner }) => (owner.portrait = ''),
    'owner.ts, owner, portrait: "" — wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/../app/globals.css'),
    'owner.ts, owner, portrait: "/../app/globals.css" — wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = 'https://example.com/me.png'),
    'owner.ts, owner, portrait: "https://example.com/me.png" — wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/none.png'),
    'owner.ts, owner, portrait: "/none.png" — there is no public/none.png; wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/folder.png'),
    'owner.ts, owner, portrait: "/folder.png" — there is no public/folder.png; wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/wrong.png'),
    'owner.ts, owner, portrait: "/wrong.png" — public/wrong.png is not a picture; wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/right.png.html'),
    'owner.ts, owner, portrait: "/right.png.html" — public/right.png.html is not a picture; wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/wrong.svg'),
    'owner.ts, owner, portrait: "/wrong.svg" — public/wrong.svg is png inside; wanted a name that ends in the same way, for example "/portrait.png"',
  ],
  [
    ({ owner }) => (owner.portrait = '/drawing.png'),
    'owner.ts, owner, portrait: "/drawing.png" — public/drawing.png is svg inside; wanted a name that ends in the same way, for example "/portrait.svg"',
  ],
  [
    ({ owner }) => (owner.portrait = '/drawings/plain.svg'),
    'owner.ts, owner, portrait: "/drawings/plain.svg" — the root of public/drawings/plain.svg has no id="drawing", so nothing would show; add it, or put the file into another folder, where it keeps its own colours',
  ],
  [
    ({ socials }) => (socials[0].id = '1'),
    'socials.ts, social 1 (Twitter), id: "1" — wanted a whole number, for example 7',
  ],
  [
    ({ socials }) => (socials[0].label = ''),
    'socials.ts, social 1, label: "" — wanted the name of the network, which gives the link its icon, for example "LinkedIn"',
  ],
  [
    ({ socials }) => (socials[0].link = 'twitter.com/you'),
    'socials.ts, social 1 (Twitter), link: "twitter.com/you" — wanted an https address, for example "https://www.linkedin.com/in/you", or "#" until you have one',
  ],
  [
    ({ contactSocials }) => (contactSocials[5].link = ''),
    'socials.ts, contactSocial 6 (WhatsApp), link: "" — wanted an https address, for example "https://www.linkedin.com/in/you", or "#" until you have one',
  ],
  [
    ({ socials }) => (socials[0].icon = 'twitter'),
    'socials.ts, social 1 (Twitter), icon: "twitter" — wanted the d of an SVG path, for example "M4 4h16v16H4z"; the name of a network belongs in label, for example label: "LinkedIn"',
  ],
  [
    ({ experience }) => (experience[0].role = ''),
    'career.ts, experience 1, role: "" — wanted a text, for example "Backend Developer"',
  ],
  [
    ({ experience }) => (experience[0].company = undefined),
    'career.ts, experience 1 (Backend Developer), company: missing — wanted a text, for example "Company Name"',
  ],
  [
    ({ experience }) => (experience[0].start = 2024),
    'career.ts, experience 1 (Backend Developer), start: 2024 — wanted a real date, for example "2023", "2023-09" or "2023-09-21"',
  ],
  [
    ({ experience }) => (experience[0].end = '2024-13'),
    'career.ts, experience 1 (Backend Developer), end: "2024-13" — wanted a real date, for example "2024-08", or nothing for what goes on',
  ],
  [
    ({ experience }) => (experience[0].end = '2023-12'),
    'career.ts, experience 1 (Backend Developer), end: "2023-12" — wanted a start, and an end that is not before it, for example start: "2023-09", end: "2024"',
  ],
  [
    ({ experience }) => Object.assign(experience[0], { start: '', end: '2024' }),
    'career.ts, experience 1 (Backend Developer), end: "2024" — wanted a start, and an end that is not before it, for example start: "2023-09", end: "2024"',
  ],
  [
    (draft) => (draft.volunteering = [{ role: 'Mentor', organisation: 'Club', start: '2021', end: '2020' }]),
    'career.ts, volunteering 1 (Mentor), end: "2020" — wanted a start, and an end that is not before it, for example start: "2023-09", end: "2024"',
  ],
  [
    (draft) => (draft.languages = [{ level: 'B2' }]),
    'career.ts, language 1, language: missing — wanted a text, for example "English"',
  ],
  [
    (draft) => (draft.certificates = [{ title: 'CKA', link: 'http://cncf.io' }]),
    'career.ts, certificate 1 (CKA), link: "http://cncf.io" — wanted an https address that others can reach, for example "https://github.com/you/relay-board"',
  ],
  [
    (draft) => (draft.interests = [{ name: 'Radios', keywords: ['Valves', ' '] }]),
    'career.ts, interest 1 (Radios), keywords 2: " " — wanted a text, for example "Hooks"',
  ],
  [
    ({ experience }) => (experience[0].period = '2024 — today'),
    'career.ts, experience 1 (Backend Developer), period: "2024 — today" — period is now start and end, for example start: "2023-09", end: "2024"; leave end out for your present job',
  ],
  [
    ({ qualifications }) => (qualifications[1].title = null),
    'career.ts, qualification 2, title: null — wanted a text, for example "B.Tech CSE"',
  ],
  [
    ({ qualifications }) => (qualifications[1].institution = 1),
    'career.ts, qualification 2 (B.Tech CSE), institution: 1 — wanted a text, for example "City College"',
  ],
  [
    ({ qualifications }) => (qualifications[1].score = 75),
    'career.ts, qualification 2 (B.Tech CSE), score: 75 — wanted a text, for example "75%"',
  ],
  [
    ({ qualifications }) => (qualifications[1].detail = 'with 75%'),
    'career.ts, qualification 2 (B.Tech CSE), detail: "with 75%" — detail is now score and institution, for example score: "75%", institution: "City College"',
  ],
  [
    ({ achievements }) => (achievements[0].title = ''),
    'career.ts, achievement 1, title: "" — wanted a text, for example "First prize, debugging contest"',
  ],
  [
    ({ achievements }) => (achievements[0].detail = []),
    'career.ts, achievement 1 (First prize, debugging contest), detail: [] — wanted a text, for example "Organised by the student society."',
  ],
  [
    ({ achievements }) => (achievements[0].date = '21 Sept 2023'),
    'career.ts, achievement 1 (First prize, debugging contest), date: "21 Sept 2023" — wanted a real date, for example "2023", "2023-09" or "2023-09-21"',
  ],
  [
    ({ skills }) => (skills[2].amount = 140),
    'skills.ts, skill 3 (Python), amount: 140 — wanted a number from 0 to 100, for example 60',
  ],
  [
    ({ skills }) => (skills[2].amount = Number.NaN),
    'skills.ts, skill 3 (Python), amount: NaN — wanted a number from 0 to 100, for example 60',
  ],
  [
    ({ skills }) => (skills[2].skillName = ''),
    'skills.ts, skill 3, skillName: "" — wanted a text, for example "Python"',
  ],
  [
    ({ skills }) => (skills[2] = 'Python'),
    'skills.ts, skill 3: "Python" — wanted an entry with the fields id, skillName, amount, keywords',
  ],
  [
    (draft) => (draft.skills = undefined),
    'skills.ts, skills: missing — wanted a list, for example []; if an update brought it, copy it with its type from tests/specimen/content/skills.ts',
  ],
  [
    ({ services }) => (services[0].headName = ''),
    'services.ts, service 1, headName: "" — wanted a text, for example "Web Developer"',
  ],
  [
    ({ services }) => (services[0].detail = ''),
    'services.ts, service 1 (Web Developer), detail: "" — wanted a text, for example "Front ends that load fast and read well."',
  ],
  [
    ({ services }) => (services[0].technologies[1] = ''),
    'services.ts, service 1 (Web Developer), technologies 2: "" — wanted a text, for example "HTML"',
  ],
  [
    ({ services }) => (services[0].btnData = ''),
    'services.ts, service 1 (Web Developer), btnData: "" — wanted the words on the button, for example "See web projects"',
  ],
  [
    ({ services }) => (services[0].icon = 'app'),
    'services.ts, service 1 (Web Developer), icon: "app" — wanted "web", "program" or "gui"',
  ],
  [
    ({ services }) => (services[0].filter = 'Rust'),
    'services.ts, service 1 (Web Developer), filter: "Rust" — wanted the value of a project filter: "", "latest", "React", "HTML", "C++"',
  ],
  [
    ({ projectFilters }) => projectFilters.splice(1, 4, { value: 'Rust', label: 'Rust' }),
    'services.ts, service 1 (Web Developer), filter: "HTML" — wanted the value of a project filter: "", "Rust"; the same for service 2 (Programmer), filter: "C++"; the same for service 3 (GUI), filter: "React"',
  ],
  [
    ({ services }) => delete services[0].filter,
    'services.ts, service 1 (Web Developer), filter: missing — wanted the value of a project filter, for example "React"',
  ],
  [
    ({ services }) => (services[1].id = 1),
    'services.ts, service 2 (Programmer), id: 1 — entry 1 has the same; wanted another one, for example 4',
  ],
  [
    ({ projects }) => (projects[0].title = ''),
    'projects.ts, project 1, title: "" — wanted a text, which screen readers also say for the picture, for example "Relay Board"',
  ],
  [
    ({ projects }) => (projects[0].description = 'x'.repeat(0)),
    'projects.ts, project 1 (Relay Board), description: "" — wanted a text, for example "A team board whose cards move on every screen at once."',
  ],
  [
    ({ projects }) => (projects[0].image = '/drawings/none.svg'),
    'projects.ts, project 1 (Relay Board), image: "/drawings/none.svg" — there is no public/drawings/none.svg; wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
  ],
  [
    ({ projects }) => (projects[0].link = '#'),
    'projects.ts, project 1 (Relay Board), link: "#" — wanted an https address that others can reach, for example "https://example.com/relay-board"',
  ],
  [
    ({ projects }) => (projects[0].techUsed = ['React']),
    'projects.ts, project 1 (Relay Board), techUsed: ["React"] — wanted a text, for example "React js, Node js"',
  ],
  [
    ({ projects }) => (projects[0].isNew = 'yes'),
    'projects.ts, project 1 (Relay Board), isNew: "yes" — wanted true or false',
  ],
  [
    ({ projects }) => (projects[0].live = 1),
    'projects.ts, project 1 (Relay Board), live: 1 — wanted true or false',
  ],
  [
    ({ projects }) => (projects[3].id = 33),
    'projects.ts, project 4 (Corner Till), id: 33 — entry 1 has the same; wanted another one, for example 34',
  ],
  [
    ({ projects }) => (projects[0].tittle = 'Relay'),
    'projects.ts, project 1 (Relay Board), tittle: "Relay" — there is no such field; the fields are id, title, description, image, link, repository, story, role, start, end, highlights, techUsed, isNew, live',
  ],
  [
    ({ projectFilters }) => (projectFilters[4].label = ''),
    'projects.ts, projectFilter 5, label: "" — wanted a text, for example "React js"',
  ],
  [
    ({ projectFilters }) => (projectFilters[1].value = 7),
    'projects.ts, projectFilter 2 (Latest), value: 7 — wanted "", "latest" or a part of techUsed, for example "React"',
  ],
  [
    ({ projectFilters }) => projectFilters.push({ value: 'latest', label: 'New' }),
    'projects.ts, projectFilter 6 (New), value: "latest" — entry 2 has the same; wanted another one, for example "Python"',
  ],
  [
    ({ projectFilters }) => projectFilters.reverse(),
    'projects.ts, projectFilters: [{"value":"C++","label":"C++"},{"value":"HTML","label":"HTML,CSS"},{"value":"React","label":"React js"},{"value":"latest","label":"Latest"},{"value":"","label":"Filter out"}] — wanted an option that shows all projects as the first one, for example { value: "", label: "All" }',
  ],
  [
    ({ descriptions }) => (descriptions['/about'] = ' '),
    'descriptions.ts, descriptions, /about: " " — wanted a text of 70 to 160 characters, for example "How it began, what I have built since and how I like to work with others."',
  ],
  [
    ({ descriptions }) => delete descriptions['/contact'],
    'descriptions.ts, descriptions, /contact: missing — wanted a text of 70 to 160 characters, for example "How it began, what I have built since and how I like to work with others."',
  ],
  [
    ({ descriptions }) => (descriptions['/abuot'] = 'x'),
    'descriptions.ts, descriptions, /abuot: "x" — there is no such field; the fields are /, /about, /skill, /services, /project, /github, /contact',
  ],
  [
    (draft) => (draft.descriptions = []),
    'descriptions.ts, descriptions: [] — wanted an entry with the fields /, /about, /skill, /services, /project, /github, /contact',
  ],
  [
    ({ navigation }) => (navigation[1].href = '/abuot'),
    `navigation.ts, navigation 2 (About), href: "/abuot" — wanted the address of a page, one of ${ADDRESSES.join(', ')}`,
  ],
  [
    ({ navigation }) => (navigation[1].href = 'https://example.com/'),
    `navigation.ts, navigation 2 (About), href: "https://example.com/" — wanted the address of a page, one of ${ADDRESSES.join(', ')}`,
  ],
  [
    ({ navigation }) => (navigation[1].name = ''),
    'navigation.ts, navigation 2, name: "" — wanted a text, for example "About"',
  ],
  [
    ({ navigation }) => (navigation[1].id = 1),
    'navigation.ts, navigation 2 (About), id: 1 — entry 1 has the same; wanted another one, for example 7',
  ],
])('says where a mistake is, what is there and what is wanted: %#', (breakIt, message) => {
  expect(mistakesOf(breakIt)).toEqual([`content/${message}`])
})

test.each(['svg', 'png', 'jpeg', 'webp', 'avif', 'gif'])('accepts a picture as %s', (kind) => {
  expect(mistakesOf(({ owner }) => (owner.portrait = `/right.${kind}`))).toEqual([])
})

test.each<[string, (draft: Draft) => void]>([
  ['empty lists', (draft) => Object.assign(draft, { socials: [], projectFilters: [], services: [] })],
  ['missing fields that are optional', ({ owner, projects }) => [delete owner.cv, delete projects[0].image]],
  ['an empty link', ({ owner }) => (owner.cv = '')],
  ['an empty picture', ({ projects }) => (projects[0].image = '')],
  ['an empty bio', ({ owner }) => (owner.bio = '')],
  ['a service for all projects', ({ services }) => (services[0].filter = '')],
  [
    'dates of any precision',
    ({ experience }) => Object.assign(experience[0], { start: '2024-02-29', end: '2024' }),
  ],
  ['skills with the same id', ({ skills }) => (skills[0].id = 9)],
  ['an icon of your own', ({ socials }) => (socials[0].icon = 'M4,4h16v16H4z m1-1.5e3')],
  ['a handle with hyphens', ({ owner }) => (owner.handle = 'a-b-1')],
  ['no handle', ({ owner }) => delete owner.handle],
  ['an empty handle', ({ owner }) => (owner.handle = '')],
  ['a skill without an amount', ({ skills }) => delete skills[0].amount],
])('accepts %s', (_, change) => {
  expect(mistakesOf(change)).toEqual([])
})

test.each<[string, (draft: Draft) => void]>([
  ['U+0000', ({ owner }) => (owner.name = 'Ada\0')],
  ['U+000A', ({ projects }) => (projects[0].title = 'Relay\nBoard')],
  ['U+0009', ({ owner }) => (owner.bio = 'I build\tapplications.')],
  ['U+007F', ({ words }) => (words.home.cv = 'Get\x7f CV')],
  ['U+202E', ({ skills }) => (skills[0].keywords = ['\u202eskooH'])],
  ['U+2066', ({ descriptions }) => (descriptions['/'] = '\u2066 A developer')],
])('refuses the invisible character %s, and shows it', (character, hide) => {
  const [message, ...others] = mistakesOf(hide)
  expect(others).toEqual([])
  expect(message).toContain(`there is the character ${character}`)
  expect(message).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
})

test('accepts several lines in a long text, and languages that run from right to left', () => {
  const change = ({ owner, projects }: Draft) => {
    owner.name = 'آدا لوفلايس\u200f'
    owner.bio = 'Eins.\nZwei.'
    projects[0].description = 'שורה אחת\nשורה שתיים'
  }
  expect(mistakesOf(change)).toEqual([])
})

test('says how to write a social link of an earlier version now', () => {
  const messages = mistakesOf((draft) => (draft.socials = [{ id: 1, icon: 'twitter', link: '#' }]))
  expect(messages).toEqual([
    'content/socials.ts, social 1, label: missing — wanted the name of the network, which gives the link its icon, for example "LinkedIn"',
    'content/socials.ts, social 1, icon: "twitter" — wanted the d of an SVG path, for example "M4 4h16v16H4z"; the name of a network belongs in label, for example label: "LinkedIn"',
  ])
})

test('reports all mistakes at once, also those between entries', () => {
  const messages = mistakesOf(({ owner, skills, projects, services }) => {
    owner.email = ''
    skills[0].amount = -1
    projects[0].id = 1
    projects[0].title = ''
    services[0].filter = 'Rust'
  })
  expect(messages.map((message) => message.split(' — ')[0])).toEqual([
    'content/owner.ts, owner, email: ""',
    'content/skills.ts, skill 1 (C), amount: -1',
    'content/projects.ts, project 1, title: ""',
    'content/projects.ts, project 2 (Campus Compass), id: 1',
    'content/services.ts, service 1 (Web Developer), filter: "Rust"',
  ])
})

test('refuses an unknown export', () => {
  const files = { ...content, 'content/skills.ts': { ...content['content/skills.ts'], tools: [] } }
  expect(findMistakes(files).map(({ text }) => text)).toEqual([
    'tools: [] — there is no such export; the exports are skills',
  ])
})
