import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getMeta } from 'unpdf'
import { copySite, write } from '../../tests/copy-site'
import { expect, test } from '../support/test'

const OWNER = `Object.assign(owner, { name: 'Ada Lovelace', email: 'ada@lovelace.org', cv: '/cv.pdf' })`
/** So that the rest decides about the length. */
const FEW = 'projects.splice(1)'

/** Prints the specimen's CV in the folder of the test, after adding lines to its content. */
async function print(lines: Record<string, string>, ...options: string[]) {
  const folder = test.info().outputDir
  copySite(folder, { 'owner.ts': OWNER, ...lines })
  const { stdout, stderr, status } = run('scripts/cv/cv.ts', ...options)
  if (status !== 0) return { stdout, stderr, pdf: '', text: '', pages: [], facts: {} }
  const [file = ''] = /^public\S+\.pdf/.exec(stdout) ?? []
  const pdf = readFileSync(`${folder}/${file}`)
  const { text: texts } = await extractText(new Uint8Array(pdf))
  const pages = texts.map((text) => text.replace(/\s+/g, ' ').trim())
  const { info: facts } = await getMeta(new Uint8Array(pdf))
  return { stdout, stderr, pdf: pdf.toString('latin1'), text: pages.join(' '), pages, facts }
}

function run(script: string, ...options: string[]) {
  const command = ['--import', 'tsx', resolve(script), ...options]
  return spawnSync(process.execPath, command, { cwd: test.info().outputDir, encoding: 'utf8' })
}

test('prints although what it does not show is broken, and stops for what it needs', async () => {
  const broken = { 'services.ts': 'oops {', 'projects/relay-board.mdx': '<Chart />' }
  const picture = `${OWNER}\nowner.cvPicture = '/drawings/portrait.svg'`
  const { stdout, pdf } = await print({ ...broken, 'owner.ts': picture })
  expect(stdout).toMatch(/^public\/cv\.pdf: \d pages?\.\n/)
  expect(pdf).toContain('/Subtype /Image')
  const { stderr } = await print({ ...broken, 'skills.ts': 'oops {' })
  expect(stderr).toMatch(/^Mistakes in the content:\ncontent\/skills\.ts:\d+, Expected ";" but found "\{"\n$/)
})

test('a program reads name, address, jobs and dates in order, letter by letter, and no heading without its entry', async () => {
  const { pages, text } = await print({
    // The first job has no room below this.
    'owner.ts': `${OWNER}; owner.bio = 'I compute by day and by night. '.repeat(60)`,
    'career.ts': `
      work.splice(0, 1,
        { position: 'Chief Office Officer', name: 'Affinity Flow', startDate: '2024-03', summary: 'Efficient fixes for waffles.', highlights: Array.from({ length: 30 }, (_, i) => 'Fitted ' + i) },
        { position: 'Ведущий разработчик', name: 'Первый завод', startDate: '2019', endDate: '2024-02' })
      education.push({ studyType: 'B.Sc. Физика', institution: 'Offenbach', endDate: '2018' })
      references.push({ name: 'Charles Babbage', reference: 'Она закончила начатое.' })`,
  })
  const parts = [
    'Ada Lovelace .*ada@lovelace.org .*Experience',
    'Chief Office Officer Mar 2024 – present Affinity Flow Efficient fixes for waffles.',
    'Ведущий разработчик 2019 – Feb 2024 Первый завод',
    'Education .*B.Sc. Физика 2018 Offenbach .*Skills .*JavaScript',
    'References .*Она закончила начатое. Charles Babbage',
  ]
  expect(text).toMatch(new RegExp(parts.join('.*')))
  expect(pages[1]).toMatch(/^Experience Chief Office Officer/)
})

test('prints a tagged PDF of one page, on the paper asked for, without the oldest jobs, and says which', async () => {
  const career = `
    for (let year = 2000; year < 2014; year++)
      work.push({
        position: 'Engineer ' + year, name: 'Workshop ' + year, startDate: String(year), endDate: String(year + 1),
        summary: 'Fitted the difficult offset of an official figure. '.repeat(6),
      })`
  const lines = { 'career.ts': career, 'projects.ts': FEW }
  const { stdout, pdf, text, facts } = await print(lines, '--pages', '1', '--letter', '--text')
  expect(stdout).toContain('public/cv.pdf: 1 page.\n')
  expect(stdout).toContain('Left out, in this order:\n\n  Engineer 2000, Workshop 2000, 2001\n  Eng')
  expect(text).toContain('Engineer 2013')
  const plain = readFileSync(`${test.info().outputDir}/public/cv.txt`, 'utf8')
  for (const form of [text, plain]) expect(form).not.toContain('Engineer 2000')
  // As an applicant system, the doctor misses nothing.
  expect(run('scripts/doctor/doctor.ts').stdout).not.toContain('owner, cv:')
  const parts = ['/StructTreeRoot', '/Outlines', '/URI (mailto:ada@lovelace.org)', '+GeistMono-Regular']
  for (const part of parts) expect(pdf).toContain(part)
  expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/)
  expect(pdf).not.toContain('/Type3')
  const subject = 'Developer in Exeter, for libraries of every size.'
  expect(facts).toMatchObject({
    Title: 'Ada Lovelace, CV',
    Author: 'Ada Lovelace',
    Subject: subject,
    Language: 'en',
  })
})

test('writes for Word and as plain text what the PDF says, in its order and with its links', async () => {
  const career = `
    work.splice(0, 1, { position: 'Lead & Chief', name: 'Engines', url: 'https://engines.dev', startDate: '2013-12-02', highlights: ['One <b>.', 'Two.'] })
    awards.push({ title: 'Prize', awarder: 'Club', url: 'https://prize.dev', date: '2023-09-21' })
    languages.push({ language: 'French', fluency: 'B2' })`
  const { pdf, text } = await print({ 'career.ts': career }, '--docx', '--text')
  const publicFile = (name: string) => readFileSync(`${test.info().outputDir}/public/${name}`)
  const word = unzipSync(publicFile('cv.docx'))
  const [document = '', addresses = ''] = ['document.xml', '_rels/document.xml.rels'].map((part) =>
    strFromU8(word[`word/${part}`] ?? new Uint8Array()),
  )
  const plain = publicFile('cv.txt').toString()
  for (const style of ['Title', 'Heading1', 'Heading2', 'ListParagraph'])
    expect(document).toContain(`"${style}"`)
  expect(document).toContain('<w:lang w:val="en"/>')
  const parts = (form: string): string[] => form.match(/[\p{L}\p{N}]+/gu) ?? []
  const links = Array.from(pdf.matchAll(/\/URI \((http[^)]*?)\/?\)/g), ([, link]) => link)
  expect(links).toEqual(expect.arrayContaining(['https://engines.dev', 'https://prize.dev']))
  for (const [form, targets] of [
    [document.replace(/<\/w:p>|<w:br\/>/g, ' ').replace(/<[^>]*>/g, ''), addresses],
    [plain, plain],
  ] as const) {
    const rest = parts(form)
    for (const part of parts(text)) {
      const index = rest.indexOf(part)
      expect(index, part).not.toBe(-1)
      rest.splice(0, index + 1)
    }
    for (const link of links) expect(targets).toContain(link)
  }
})

test('tells letters that no font has, and prints no CV without the name', async () => {
  const job = "{ position: 'Engineer \\u{F0000}é', name: 'Workshop', startDate: '2024' }"
  const { stdout } = await print({ 'career.ts': `work.splice(0, 1, ${job})` })
  expect(stdout).toContain('fonts: none has "\u{F0000}", so it has gaps or boxes for them; install')
  const name = await print({ 'owner.ts': `${OWNER}; owner.name += ' \\u{F0000}'` })
  expect(name.stdout).toBe('')
  expect(name.stderr).toContain('public/cv.pdf would not hold the name "Ada Lovelace \u{F0000}"')
})

test('prints a further language of the site to a file of its own', async () => {
  const { outputDir } = test.info()
  const work = "export const work = [{ position: 'Leiterin', name: 'Werk', startDate: '2024-03' }]"
  write(`${outputDir}/content/de/career.ts`, work)
  const { stdout, pdf, text } = await print({}, '--language', 'de')
  expect(stdout).toMatch(/^public\/cv-de\.pdf: .*write cv: '\/cv-de\.pdf' into content\/de\/owner\.ts/s)
  expect(pdf).toContain('/Lang (de)')
  expect(text).toMatch(/Ada Lovelace.*Berufserfahrung.*Leiterin.*März 2024.*Werk/)
  const { stderr } = await print({}, '--language', 'fr')
  expect(stderr).toBe('--language: "fr" — wanted en or de\n')
})
