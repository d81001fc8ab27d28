import { isSchool, readEmployer, readSchool } from '@/scripts/import/resume/linkedin-pdf/career'
import { type Line, readColumns } from '@/scripts/import/resume/linkedin-pdf/columns'
import {
  groups,
  isApart,
  isFirst,
  isWrapped,
  joined,
  only,
  paragraphs,
} from '@/scripts/import/resume/linkedin-pdf/lines'
import type { Fields } from '@/scripts/import/support/fields'

/** As in `French (Elementary)` and `+44 1225 1 (Mobile)`. */
const LANGUAGE = /^(.*) \(([^()]*)\)$/
const PHONE = /^([+(]?\d[\d ()./-]{4,}\d)(?: \(\p{L}+\))?$/u
const EMAIL = /^[^\s@]+@[^\s@]+$/
/** LinkedIn cuts an e-mail address after so many characters. */
const CUT = /^\S{27}$/
/** The lists whose names LinkedIn does not translate. */
const LISTS = ['languages', 'certifications', 'honors-awards', 'publications', 'patents']

/** Turns the PDF that LinkedIn makes of a profile into a JSON Resume. @throws Error that says why it is refused. */
export async function fromLinkedInPdf(file: Buffer): Promise<Fields> {
  const { left, right, language } = await readColumns(file)
  const [header = [], ...parts] = groups(right, isFirst('section'))
  const sections = parts.map((lines) => lines.slice(1))
  // A place is a little farther from the headline than the lines of that from each other.
  const [label = [], city = []] = groups(
    only('entry', header),
    (line) => Number(line.gap) > 15 && isWrapped(line),
  )
  const [contact = [], ...lists] = groups(left, isFirst('list'))
  const work = sections.find((lines) => only('title', lines).length > 0) ?? []
  const summary = sections.find(isSummary) ?? []
  const education = sections.find((lines) => lines !== work && lines !== summary) ?? []
  const { street, ...details } = readContact(contact)
  return {
    basics: {
      name: joined(only('name', header)),
      label: joined(label).replace(/^-+$/, ''), // stands there without a headline
      summary: paragraphs(summary),
      location: { city: joined(city), street },
      ...details,
    },
    work: groups(work, isFirst('entry')).flatMap((lines) => readEmployer(lines, language)),
    education: groups(education, isSchool).map((lines) => readSchool(lines, language)),
    ...Object.fromEntries(lists.map(readList)),
  }
}

/** Checks for a section that is one text. The only line of the last one is a school. */
function isSummary(lines: Line[], index: number, { length }: Line[][]) {
  const isText = length === 1 && lines.some((line) => line.gap && !isWrapped(line) && !isApart(line))
  return only('entry', lines).length === lines.length && (isText || index < length - 1)
}

/** Reads the address, a phone number and an e-mail address, which have no name, and links, which have one. */
function readContact(lines: Line[]) {
  const isOther = (_: Line, before?: Line) => !CUT.test(before?.text ?? '')
  const texts = groups(only('text', lines), isOther).map(withoutSpace)
  const [phone] = texts.flatMap((text) => PHONE.exec(text)?.[1] ?? [])
  const links = withoutSpace(only('link', lines)).split(')')
  return {
    email: texts.find((text) => EMAIL.test(text)),
    phone,
    street: texts.filter((text) => !PHONE.test(text) && !EMAIL.test(text)).join(' '),
    profiles: links.map((link) => link.split(/ ?\(/)).map(([url, network]) => ({ network, url })),
  }
}

function withoutSpace(lines: Line[]) {
  return lines.map(({ text }) => text).join('')
}

/** Reads a list on the left. The first is that of the skills, if it has any. */
function readList(lines: Line[], index: number) {
  const name = joined(only('list', lines)).toLowerCase()
  const texts = groups(only('text', lines), (line, before) => !isWrapped(line, before)).map(joined)
  if (name === 'languages') return [name, texts.map(readLanguage)]
  return [index === 0 && !LISTS.includes(name) ? 'skills' : name.replace('honors-', ''), texts]
}

function readLanguage(text: string) {
  const [, language = text, fluency] = LANGUAGE.exec(text) ?? []
  return { language, fluency }
}
