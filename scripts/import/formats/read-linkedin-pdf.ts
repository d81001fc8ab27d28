import { type Kind, type Line, linkedInPdfColumns } from '@/scripts/import/formats/linkedin-pdf-columns'
import type { Fields } from '@/scripts/import/support/fields'
import { readPeriod } from '@/scripts/import/values/dates-and-periods'

const BULLET = /^[-–*•●▪◦‣·]\s/
/** The period in `May 2020 - Present (2 years)`, or the degree and the period in `Maths · (2010 - 2013)`. */
const PERIOD = /^([^()]*\p{Nd}{4}[^()]*?)(?: \([^()]*\))?$/u
const DEGREE = /^(.*?),? ?· ?\(([^()]*)\)$/
/** The parts of `French (Elementary)`, and the number in `+44 1225 1 (Mobile)`. */
const LANGUAGE = /^(?<language>.*) \((?<fluency>[^()]*)\)$/
const PHONE = /^([+(]?\d[\d ()./-]{4,}\d)(?: \(\p{L}+\))?$/u
const EMAIL = /^[^\s@]+@[^\s@]+$/
/** LinkedIn breaks an e-mail address after so many characters. */
const CUT = /^(\S{27})\n/gm
/** The lists whose names LinkedIn does not translate. */
const LISTS = ['languages', 'certifications', 'honors-awards', 'publications', 'patents']

const isSchool = beginsAfter(['block'], startOf('entry')) // A school may have no name.
const isLocation = beginsAfter(['line', 'city'], ({ isAtLocation }) => isAtLocation)
const isItem = beginsAfter(['item', 'block'], ({ isAboveFull }) => !isAboveFull)

export async function readLinkedInPdf(file: Buffer): Promise<Fields> {
  const { left, right, language } = await linkedInPdfColumns(file)
  const [header = [], ...parts] = groups(right, startOf('section'))
  const { summary, work, education } = sectionsOf(parts.map((lines) => lines.slice(1)))
  // The city stands below the headline, after a larger gap than between two lines.
  const [label = [], city = []] = groups(only('entry', header), ({ step }) => step !== 'line')
  const [contact = [], ...lists] = groups(left, startOf('list'))
  const { street, ...details } = readContact(contact)
  return {
    basics: {
      name: joined(only('name', header)),
      label: joined(label).replace(/^-+$/, ''), // stands there without a headline
      summary: paragraphs(summary),
      location: { city: joined(city), street },
      ...details,
    },
    work: groups(work, startOf('entry')).flatMap((lines) => readEmployer(lines, language)),
    education: groups(education, isSchool).map((lines) => readSchool(lines, language)),
    ...Object.fromEntries(lists.map(readList)),
  }
}

/** Only jobs have titles. The other sections are the summary, which comes first, and the schools. */
function sectionsOf(sections: Line[][]) {
  const work = sections.find((lines) => only('title', lines).length > 0) ?? []
  const summary = sections.find(isSummary) ?? []
  const education = sections.find((lines) => lines !== work && lines !== summary) ?? []
  return { summary, work, education }
}

/** A summary has lines of one kind. A section that stands alone may be the schools, whose lines are further apart. */
function isSummary(lines: Line[], index: number, { length }: Line[][]) {
  const isText = length === 1 && lines.some(({ step }) => step === 'item')
  return only('entry', lines).length === lines.length && (isText || index < length - 1)
}

/** The time of all positions, which stands below the name of the employer, is not read. */
function readEmployer(lines: Line[], language: string) {
  const [employer = [], ...positions] = groups(lines, startOf('title'))
  return positions.map((position) => {
    const texts = only('text', position)
    const [, period] = PERIOD.exec(texts[0]?.text ?? '') ?? []
    const rest = texts.slice(period ? 1 : 0)
    return {
      name: joined(only('entry', employer)),
      position: joined(only('title', position)),
      location: joined(rest.filter(isLocation)),
      ...datesIn(period, language),
      summary: paragraphs(rest.filter((line) => !isLocation(line))),
    }
  })
}

function readSchool(lines: Line[], language: string) {
  const text = joined(only('text', lines))
  const [, studyType = text, period] = DEGREE.exec(text) ?? []
  return { institution: joined(only('entry', lines)), studyType, ...datesIn(period, language) }
}

function datesIn(period = '', language: string): Fields {
  const { start, end } = readPeriod(period, language) ?? {}
  return start ? { startDate: start.date, endDate: end?.date } : { period }
}

function readContact(lines: Line[]) {
  const textsOf = (kind: Kind) => only(kind, lines).map(({ text }) => text)
  const texts = textsOf('text').join('\n').replace(CUT, '$1').split('\n')
  const links = textsOf('link').join('').split(')')
  return {
    email: texts.find((text) => EMAIL.test(text)),
    phone: texts.flatMap((text) => PHONE.exec(text)?.[1] ?? [])[0],
    street: texts.filter((text) => !PHONE.test(text) && !EMAIL.test(text)).join(' '),
    profiles: links.map((link) => link.split(/ ?\(/)).map(([url, network]) => ({ network, url })),
  }
}

function readList(lines: Line[], index: number) {
  const name = joined(only('list', lines)).toLowerCase()
  const texts = groups(only('text', lines), isItem).map(joined)
  const languages = texts.map((text) => LANGUAGE.exec(text)?.groups ?? { language: text })
  if (name === 'languages') return [name, languages]
  return [index === 0 && !LISTS.includes(name) ? 'skills' : name, texts]
}

function joined(lines: Line[]) {
  return lines.map(({ text, space }, index) => (index > 0 ? space : '') + text).join('')
}

function paragraphs(lines: Line[]) {
  const separatorOf = ({ text, step, space, isAboveFull }: Line) =>
    step === 'block' ? '\n\n' : BULLET.test(text) || !isAboveFull ? '\n' : space
  const texts = lines.map((line) => separatorOf(line) + line.text)
  return texts.join('').trim()
}

function groups(lines: Line[], isBeginning: (line: Line) => boolean) {
  const grouped: Line[][] = []
  for (const line of lines)
    if (grouped.length > 0 && !isBeginning(line)) grouped.at(-1)?.push(line)
    else grouped.push([line])
  return grouped
}

/** The gap above a line tells what the line begins. At the top of a page there is no gap, so `atTop` tells. */
function beginsAfter(steps: Line['step'][], atTop: (line: Line) => boolean) {
  return (line: Line) => (line.step === 'page' ? atTop(line) : steps.includes(line.step))
}

function startOf(kind: Kind) {
  return (line: Line) => line.kind === kind && line.kindAbove !== kind
}

function only(kind: Kind, lines: Line[]) {
  return lines.filter((line) => line.kind === kind)
}
