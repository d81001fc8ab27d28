import { readFileSync } from 'node:fs'
import type { Finding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { type Content, contents } from '@/components/content/content'
import { pitchesIn } from '@/components/content/pitches'
import { isPublicFile } from '@/components/files/public-file'
import { countWords } from '@/components/text/count-words'
import { cvAddress } from '@/components/text/cv-address'
import { wordsIn } from '@/content/schema/languages/words-in'
import { type CvEntry, cvContent, isOutdated, pitchContent } from '@/scripts/cv/cv-content'

const MAX_CV_PAGES = 2
const WORDS = { fewest: 150, most: 1_200 }

/** Parts of the names by which systems find these sections. Each language of ours has a row. */
const KNOWN_NAMES: Record<string, [work: string, education: string, skills: string]> = {
  en: ['experien|employment|work history|career', 'education|academic|studies', 'skills|expertise|technolog'],
  ar: ['خبر|العمل', 'تعليم|دراس|مؤهل', 'مهار'],
  de: ['beruf|werdegang', 'ausbildung|bildung|studium', 'kenntnis|fähigkeit|kompetenz'],
  es: ['experien|empleo|laboral', 'formaci|educaci|estudios', 'habilidades|aptitud'],
  fr: ['expérience|emploi|professionnel', 'formation|études', 'compétence'],
  hi: ['अनुभव|रोज़गार', 'शिक्षा', 'कौशल'],
  it: ['esperienz|impiego', 'formazione|istruzione', 'capacità'],
  ja: ['職歴|職務', '学歴|教育', 'スキル|技能'],
  pl: ['doświadczenie|zatrudnienie', 'wykształcenie|edukacja', 'umiejętności'],
  pt: ['experiên|profissional', 'formação|educaç', 'compet|habilidades'],
  tr: ['deneyim|iş geçmişi', 'eğitim|öğrenim', 'yetenek|beceri'],
  zh: ['工作|经历', '教育', '技能'],
}

/** Checks each CV that the site offers, if `npm run cv` has printed it. */
export async function findCvFaults(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const content of contents)
    for (const pitch of [undefined, ...pitchesIn(content)]) {
      const { base, language, owner } = content
      const address = cvAddress(content, pitch?.slug)
      if (pitch ? !isPublicFile(address) : owner.cv !== address) continue
      const pdf = readFileSync(`public${address}`)
      const shown = pitch ? pitchContent(pitch, content) : content
      const options = [pitch && `--for ${pitch.slug}`, base && `--language ${language}`].filter(Boolean)
      const command = ['npm run cv', ...options].join(' ').replace(' --', ' -- --')
      const path = pitch ? [pitch.file] : [`content${base}/owner.ts`, 'owner', 'cv']
      const place = pitch ? 'cv' : 'owner, cv'
      const asFinding = (fault: string) => ({ path, place, text: `${show(address)} — ${fault}` })
      const outdated = `the content has changed since it was printed; run "${command}"`
      if (isOutdated(pdf, shown)) findings.push({ kind: 'outdated', ...asFinding(outdated) })
      findings.push(...(await checkAsApplicant(shown, pdf)).map(asFinding))
    }
  return findings
}

/** Reads a printed CV as a system that takes applications does. docs/cv.md has the rules with their sources. */
async function checkAsApplicant(content: Content, pdf: Buffer) {
  const { extractText } = await import('unpdf') // late, because only some owners need it
  return extractText(new Uint8Array(pdf)).then(
    ({ text }) => unreadableParts(content, text, pdf.toString('latin1')),
    () => ['no program can open it; print it again'],
  )
}

/** Lists what such a system would miss. @param pages have the text as read. @param pdf is the file in Latin-1. */
export function unreadableParts(content: Content, pages: string[], pdf = '') {
  const { header, sections } = cvContent(content)
  const first = pages.findIndex((page) => header.email && plain(page).includes(plain(header.email)))
  const sheets = pages.slice(Math.max(first, 0)) // behind a letter
  const lines = sheets.flatMap((page) => page.split('\n').map(plain))
  const text = lines.join(' ')
  const words = countWords(text, content.language)
  const isKnownLanguage = wordsIn(content.language).cv !== undefined
  const filled = sections.filter(({ entries }) => isKnownLanguage && entries.length > 0)
  const unknown = filled.filter(({ name, heading }) => !isKnown(name, heading))
  const missing = [header.email, header.phone].filter((way) => way && !text.includes(plain(way)))
  return [
    !header.email && 'it has no e-mail address of yours; write email',
    ...missing.map((way) => `${show(way)} cannot be read in it; print it again`),
    ...unknown.map(
      ({ name, heading }) => `no system looks for ${show(heading)}; in words, call ${name} by a common name`,
    ),
    ...sections.filter(({ name }) => name === 'work').flatMap(({ entries }) => entries.map(jobFault)),
    /[\0\ufffd\p{Co}]/u.test(text) && 'it has letters that its typefaces lack; use other letters',
    pdf.includes('/Type3') && 'a typeface in it has no name, which some systems refuse; print it again',
    sheets.length > MAX_CV_PAGES &&
      `${sheets.length} pages; wanted at most ${MAX_CV_PAGES}: print it with "-- --pages ${MAX_CV_PAGES}"`,
    (words < WORDS.fewest || words > WORDS.most) &&
      `${words} words; wanted ${WORDS.fewest} to ${WORDS.most}, so that a search finds you and a person reads it`,
  ].filter((seen) => typeof seen === 'string')

  function jobFault({ title, organization = '', start, end }: CvEntry) {
    if (!start && !end) return `there is no date beside ${show(title)}; write its startDate`
    const names = [title, organization].map(plain)
    // `--pages` may have left the job out.
    if (!names.every((name) => text.includes(name))) return undefined
    const broken = names.find((name) => !lines.some((line) => line.includes(name)))
    return broken && `${show(broken)} goes over two lines; make it shorter`
  }
}

function isKnown(section: string, heading: string) {
  const column = ['work', 'education', 'skills'].indexOf(section)
  return column < 0 || Object.values(KNOWN_NAMES).some((row) => RegExp(`${row[column]}`, 'i').test(heading))
}

/** Writes a text as programs compare it: with one kind of space, and with joined letters taken apart. */
function plain(text: string) {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim()
}
