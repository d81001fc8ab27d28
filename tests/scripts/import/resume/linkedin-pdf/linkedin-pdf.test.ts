import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { read } from '../../import-cases'

/** Each line has its size, the distance to the line above it, and its text. */
const LEFT = `
13 0 Kontakt / 10.5 19.5 Prosta 1, Warszawa / 10.5 12.6 +48 123 456 (Mobile)
10.5 12.6 ada.king.analyst.of.all.the / 10.5 12.6 .looms@mill.dev
11 24.4 www.linkedin.com/in/ada- / 11 14.4 king (LinkedIn) / 11 13.5 ada.dev / 11 13.1 (Portfolio)
13 35 Moje / 13 15.6 zalety / 10.5 19.5 Looms / 10.5 17.6 Analytical / 10.5 12.6 Engines
13 34.7 Languages / 10.5 19.5 polski (Native or Bilingual) / 10.5 17.6 Latin
13 34.7 Certifications / 10.5 19.5 Engineer
13 34.7 Honors-Awards / 10.5 19.5 Medal
13 34.7 Patents / 10.5 19.5 Loom
13 34.7 Kursy / 10.5 19.5 Logic`
const RIGHT = `
26 11 Ada King / 12 21.2 Analyst of / 12 14.4 engines / 12 15.4 Warszawa, Polska
15.75 37.6 Podsumowanie / 12 25.5 I write notes that are longer than one line on this page and well-
12 18 known for it. There is room for more. / 12 18 New line. / 12 36 New paragraph.
15.75 53.8 Praca / 12 30.5 Engines of the / 12 14.4 North / 10.5 16.5 2 lata
11.5 21.3 Chief / 11.5 14.4 analyst / 10.5 14.5 stycznia 2020 - Present (1 rok) / 10.5 14.7 Warszawa
10.5 21.4 Both: / 10.5 18 - Notes on looms, on their cards and on patterns, which fill this line of the page / 10.5 18 - Sums
11.5 31.4 Analyst / 10.5 14.5 listopada 2018 - stycznia 2020 (1 rok 3 mies.)`
const NEXT_RIGHT = `
10.5 -1.1 Poznan
12 38.4 Mill / 11.5 16.1 Miller / 10.5 14.5 2013 - 2015 (2 lata) / 10.5 20.3 Ground.
12 38.4 Farm / 11.5 16.1 Hand / 10.5 14.7 Bath
15.75 57.2 Szkoly / 12 25.5 At home / 10.5 17.6 Lessons (all), Maths · (maja / 10.5 18 2010 - 2013) / 10.5 33 Sums`
const RESUME = parse(`
basics:
  name: Ada King
  label: Analyst of engines
  summary: "I write notes that are longer than one line on this page and well-known for it. There is room for more.\\nNew line.\\n\\nNew paragraph."
  location: Warszawa, Polska
  email: ada.king.analyst.of.all.the.looms@mill.dev
  phone: +48 123 456
  profiles:
    - { network: LinkedIn, url: https://www.linkedin.com/in/ada-king }
    - { network: Portfolio, url: https://ada.dev }
work:
  - { name: Engines of the North, position: Chief analyst, location: Warszawa, startDate: 2020-01, summary: 'Both:', highlights: ['Notes on looms, on their cards and on patterns, which fill this line of the page', Sums] }
  - { name: Engines of the North, position: Analyst, location: Poznan, startDate: 2018-11, endDate: 2020-01 }
  - { name: Mill, position: Miller, startDate: '2013', endDate: '2015', summary: Ground. }
  - { name: Farm, position: Hand, location: Bath }
education:
  - { institution: At home, studyType: 'Lessons (all), Maths', startDate: 2010-05, endDate: '2013' }
  - { studyType: Sums }
skills: [{ name: Looms }, { name: Analytical Engines }]
languages: [{ language: polski, fluency: Native or Bilingual }, { language: Latin }]
certificates: [{ name: Engineer }]
awards: [{ title: Medal }]
patents: [Loom]
kursy: [Logic]`)

test('reads the PDF of a profile in any language, with several positions at an employer and across pages', async () => {
  const { resume, reports } = await read(pdf([page(LEFT, RIGHT), page('', NEXT_RIGHT)]), 'Profile.pdf')
  expect(resume).toEqual(RESUME)
  expect(reports).toEqual(['basics.location.street: "Prosta 1, Warszawa"'])
})

test.each([
  ['12 25.5 Text. / 15.75 40 Szkoly / 12 25.5 School', 'Text.', 'School'],
  ['12 25.5 Two / 12 18 lines.', 'Two\nlines.', undefined],
  ['12 25.5 High / 12 14 School', undefined, 'High School'],
  ['11.5 16 Miller / 15.75 40 Szkoly / 12 25.5 High / 12 18 School', undefined, 'High School'],
])('tells a text from schools (%#)', async (sections, summary, institution) => {
  const { resume } = await read(pdf([page('', `26 11 Ada / 15.75 40 Profil / ${sections}`)]))
  expect(resume.basics).toEqual({ name: 'Ada', summary })
  expect(resume.education).toEqual(institution && [{ institution }])
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
    // A program that has edited the file may have put the last line first.
    drawn = `BT /F ${size} Tf ${x} ${y} Td (${text.replace(/[()]/g, '\\$&')}) Tj ET\n${drawn}`
  }
  return drawn
}

/** Writes no more than a reader needs, in Latin-1. */
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
