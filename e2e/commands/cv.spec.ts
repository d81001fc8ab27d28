import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getMeta } from 'unpdf'
import { copySite, runScript } from '../../tests/support/copy-site'
import { expect, test } from '../support/fixtures'

const OWNER = `Object.assign(owner, { name: 'Ada Lovelace', email: 'ada@lovelace.org', cv: '/cv.pdf' })`

/** Prints the specimen's CV in the folder of the test, with more lines in its content. @returns its output. */
function print(options: string[], lines: Record<string, string>) {
  copySite(test.info().outputDir, { 'owner.ts': OWNER, ...lines })
  return run('cv/cv', ...options)
}

function run(program: string, ...options: string[]) {
  return runScript(program, options, {}, test.info().outputDir)
}

function read(name: string) {
  return readFileSync(`${test.info().outputDir}/public/${name}`)
}

async function readPdf(name = 'cv.pdf') {
  const { text } = await extractText(new Uint8Array(read(name)))
  const pages = text.map((page) => page.replace(/\s+/g, ' ').trim())
  return { pdf: read(name).toString('latin1'), pages, text: pages.join(' ') }
}

test('prints a CV in another language, although other files are broken and a letter has no font', async () => {
  const { stdout } = print(['--language', 'de'], {
    'services.ts': 'oops {',
    'projects/relay-board.mdx': '<Chart />',
    'owner.ts': `${OWNER}\nowner.cvPicture = '/drawings/portrait.svg'`,
    'de/career.ts': `export const work = [{ position: 'Leiterin \\u{F0000}é', name: 'Werk', startDate: '2024-03' }]`,
  })
  expect(stdout).toMatch(/^public\/cv-de\.pdf: .*write cv: '\/cv-de\.pdf' into content\/de\/owner\.ts/s)
  expect(stdout).toContain('fonts: none has "\u{F0000}", so it has gaps or boxes for them; install')
  const { pdf, text } = await readPdf('cv-de.pdf')
  for (const part of ['/Subtype /Image', '/Lang (de)']) expect(pdf).toContain(part)
  expect(text).toMatch(/Ada Lovelace.*Berufserfahrung.*Leiterin.*März 2024.*Werk/)
})

test('prints no CV if no font has a letter of the name', () => {
  const { stderr } = print([], { 'owner.ts': `${OWNER}; owner.name += '\u{F0000}'` })
  expect(stderr).toContain('fonts: none has "\u{F0000}", so public/cv.pdf would not hold the name "Ada')
})

test('a program reads the same words from the PDF, from Word and from plain text', async () => {
  print(['--docx', '--text'], {
    // The first page has no room for a job below this bio.
    'owner.ts': `${OWNER}; owner.bio = 'I compute by day and by night. '.repeat(60)`,
    'career.ts': `
        work.splice(0, 1,
          { position: 'Lead & Office Officer', name: 'Flow', url: 'https://flow.dev', startDate: '2024-03-02', summary: 'Efficient fixes\\nfor <b> waffles.', highlights: Array.from({ length: 30 }, (_, i) => 'Fitted ' + i) },
          { position: 'Разработчик', name: 'Первый завод', url: 'https://first.dev', startDate: '2019', endDate: '2024-02' },
          { position: 'Инженер', name: 'Первый завод', startDate: '2015', endDate: '2018' })
        education.push({ studyType: 'B.Sc. Физика', institution: 'Offenbach', endDate: '2018' })
        awards.push({ title: 'Prize', awarder: 'Club', url: 'https://prize.dev', date: '2023-09-21' })
        export const languages = [{ language: 'French', fluency: 'B2' }]
        export const references = [{ name: 'Charles Babbage', reference: 'Она закончила начатое.' }]`,
    // Amounts are left out, because the PDF draws them.
    'skills.ts': 'for (const skill of skills) delete skill.amount',
  })
  const { pdf, pages, text } = await readPdf()
  expect(text).toContain('Lead & Office Officer Mar 2024 – present Flow Efficient fixes for <b> waffles.')
  expect(text).toContain('Первый завод 2015 – Feb 2024 Разработчик 2019 – Feb 2024 Инженер 2015 – 2018')
  expect(text).toMatch(/Education .*B.Sc. Физика 2018 Offenbach .*Charles Babbage Она закончила начатое\.$/)
  // The heading went to the second page, because it does not stand without its entry.
  expect(pages[1]).toMatch(/^Experience Lead & Office Officer/)
  const links = Array.from(pdf.matchAll(/\/URI \((http[^)]*?)\/?\)/g), ([, link]) => link)
  expect(links).toEqual(expect.arrayContaining(['https://flow.dev', 'https://prize.dev']))

  const word = unzipSync(read('cv.docx'))
  const partOf = (name: string) => strFromU8(word[`word/${name}`] ?? new Uint8Array())
  const [document, addresses] = [partOf('document.xml'), partOf('_rels/document.xml.rels')]
  for (const name of ['Title', 'Heading1', 'Heading2', 'Heading3', 'ListParagraph', 'en'])
    expect(document).toContain(`w:val="${name}"`)
  const plain = read('cv.txt').toString()
  for (const link of links) for (const form of [addresses, plain]) expect(form).toContain(link)
  const words = (form: string) => form.match(/[\p{L}\p{N}]+/gu)
  expect(words(document.replace(/<\/w:p>|<w:br\/>/g, ' ').replace(/<[^>]*>|&\w+;/g, ''))).toEqual(words(text))
  expect(words(plain.replace(/ \(http[^)]*\)/g, ''))).toEqual(words(text))
})

test('prints a tagged PDF of one page on the paper asked for, and says what it leaves out', async () => {
  const career = `
    for (const year of [2004, 2007, 2010, 2013])
      work.push({
        position: 'Engineer ' + year, name: 'Workshop ' + year, startDate: String(year), endDate: String(year + 1),
        summary: 'Fitted the difficult offset of an official figure. '.repeat(12),
      })`
  const lines = { 'career.ts': career, 'projects.ts': 'projects.splice(1)' }
  const { stdout } = print(['--pages', '1', '--letter', '--text'], lines)
  expect(stdout).toContain('public/cv.pdf: 1 page.\n')
  expect(stdout).toContain('Left out, in this order:\n\n  Engineer 2004, Workshop 2004, 2005\n  Eng')
  const { pdf, text } = await readPdf()
  expect(text).toContain('Engineer 2013')
  for (const form of [text, read('cv.txt').toString()]) expect(form).not.toContain('Engineer 2004')
  // The doctor reads the PDF as an applicant system does, and misses nothing.
  expect(run('doctor/doctor').stdout).not.toContain('owner, cv:')
  const parts = ['/StructTreeRoot', '/Outlines', '/URI (mailto:ada@lovelace.org)', '+GeistMono-Regular']
  for (const part of parts) expect(pdf).toContain(part)
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  expect(pdf).not.toContain('/Type3')
  const { info } = await getMeta(new Uint8Array(read('cv.pdf')))
  const facts = { Title: 'Ada Lovelace, CV', Author: 'Ada Lovelace', Language: 'en' }
  expect(info).toMatchObject({ ...facts, Subject: 'Developer in Exeter, for libraries of every size.' })
})

test('prints what a pitch chooses, and its text as profile or as a letter', async () => {
  const facts = '---\ntitle: For ledgers\nprojects: [2, 33]\nskills: [C++, C]\nwithout: [education]\n---\n'
  print(['--for', 'backend', '--text'], { 'for/backend.md': `${facts}\nYour *books* balance:\n\n- Twice.\n` })
  const text = read('cv-backend.txt').toString()
  expect(text).toMatch(
    /^Ada Lovelace\nFor ledgers\n.*\nProfile\nYour books balance:\n• Twice\.\n.*C\+\+ 70 %, C 20 %\n.*Late Fees.*Relay/s,
  )
  expect(text).not.toMatch(/Education|Python|Campus Compass/)
  const { stdout } = run('cv/cv', '--for', 'backend', '--with-letter', '--pages', '1')
  expect(stdout).toMatch(/^public\/cv-backend\.pdf: 2 pages\.\npublic\/cv-backend\.txt: says the same\.\n$/)
  const { pages } = await readPdf('cv-backend.pdf')
  const letter = 'For ledgers Your books balance: • Twice. Ada Lovelace'
  expect(pages).toEqual([letter, expect.not.stringContaining('Profile')])
})
