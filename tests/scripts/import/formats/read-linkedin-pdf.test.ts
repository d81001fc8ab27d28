import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '@/tests/support/import-file'

const profile = parse(readFileSync('tests/scripts/import/formats/read-linkedin-pdf.yml', 'utf8'))

test('reads the PDF of a profile in any language, with several positions and pages', async () => {
  const { left, right, nextRight, resume: expected, lost } = profile
  const { reports, ...resume } = await read(pdf([page(left, right), page('', nextRight)]), 'Profile.pdf')
  expect(resume).toEqual(expected)
  expect(reports).toEqual(lost)
})

test.each<[what: string, below: string, institution?: string, summary?: string]>([
  ['a text before a school', '12 25.5 Text. / 15.75 40 Szkoly / 12 25.5 School', 'School', 'Text.'],
  ['a text of two lines', '12 25.5 Two / 12 18 lines.', undefined, 'Two\nlines.'],
  ['a school of two lines', '12 25.5 High / 12 14 School', 'High School'],
  ['a school after a job', '11.5 16 Miller / 15.75 40 Szkoly / 12 25.5 High / 12 18 School', 'High School'],
])('reads %s', async (_, below, institution, summary) => {
  const { basics, sections } = await read(pdf([page('', `26 11 Ada / 15.75 40 Profil / ${below}`)]))
  expect(basics).toEqual({ name: 'Ada', summary })
  expect(sections.education).toEqual(institution && [{ institution }])
})

test('refuses a PDF of another program, one with too many pages, and one without a name', async () => {
  const ada = page('', '26 11 Ada')
  const reason = 'it is not the PDF of your profile; save it from LinkedIn with Resources, Save to PDF\n'
  for (const file of [pdf([ada], 'Ada'), pdf(Array(51).fill(ada)), pdf([''])])
    await expect(read(file)).rejects.toThrow(`is refused: ${reason}`)
})

function page(left: string, right: string) {
  return [draw(left, 21.6), draw(right, 223.6)].join('')
}

function draw(lines: string, x: number) {
  let [y, drawn] = [737.1, '']
  for (const [, size, gap, text = ''] of lines.matchAll(/(\S+) (\S+) (.*?)(?: \/ |\n|$)/g)) {
    y -= Number(gap)
    // The last line comes first, because a program that has edited the file may have moved it there.
    drawn = `BT /F ${size} Tf ${x} ${y} Td (${text.replace(/[()]/g, '\\$&')}) Tj ET\n${drawn}`
  }
  return drawn
}

/** Writes a PDF in Latin-1, with no more than a reader needs. */
function pdf(pages: string[], author = 'LinkedIn') {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(pl)>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Author(${author})>>`,
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${6 + 2 * index} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ].map((object, index) => `${index + 1} 0 obj${object}\nendobj\n`)
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R/Info 4 0 R>>`, 'latin1')
}
