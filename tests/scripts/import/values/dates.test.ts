import { expect, test } from 'vitest'
import { readDate, readPeriod } from '@/scripts/import/values/dates'

/** Each result, with the texts that are read as it. */
const READ: [read: object, texts: string][] = [
  [{ date: '2023-09-04' }, '2023-09-04|2023-9-4|2023-09-04T00:00:00+02:00|4.9.2023|২০২৩-০৯-০৪'],
  [{ date: '2023-09-04' }, 'September 4th, 2023|2023年9月4日'],
  [{ date: '2023-09-24' }, '24/9/2023|9/24/2023'],
  [{ date: '2023-09' }, "09/2023|2023-09-|Sep 2023|Sept. '23|septiembre de 2023|eylül 2023|सितंबर 2023"],
  [{ date: '2023-09' }, 'سبتمبر ٢٠٢٣|2023년 9월|tháng 9 2023'],
  [{ date: '2023-03' }, 'März 2023|Mar-23'],
  [{ date: '2027-05' }, 'Expected May 2027'],
  [{ date: '2023-02', isInexact: true }, '2023-02-30'],
  [{ date: '2023-09', isInexact: true }, 'Sep 4–7, 2023'],
  // November in Czech is October in Croatian.
  [{ date: '2023', isInexact: true }, '2023-13|04/09/2023|Fall 2023|Q3 2023|2022/2023|listopad 2023'],
  [{ date: '2023', isInexact: true }, 'Summer 2023 (now closed)'],
  [{}, 'soon|No longer current|Now closed|nicht mehr aktuell|Present (since 2021)'],
  [{}, '0000|99|кончено||2025011827|1693785600|heute?'],
  [{ isPresent: true }, 'Present|current|Now|till date|Heute|aktuell|aujourd’hui|Présent|actualidad|hoy'],
  [{ isPresent: true }, 'oggi|obecnie|günümüz|bugün|по настоящее время|वर्तमान|حتى الآن|至今|現在|현재|nu'],
  [{ isPresent: true }, 'atual|Present (contract), Berlin|Now (3 years 2 months)|laufend, nebenberuflich'],
]

const texts = READ.flatMap(([read, texts]) => texts.split('|').map((text) => [text, read] as const))
test.each(texts)('reads %j as %o', (text, read) => {
  expect(readDate(text, 'en')).toEqual(read)
})

test('reads a name that is another month elsewhere in the language of the site', () => {
  expect(readDate('listopad 2023', 'cs')).toEqual({ date: '2023-11' })
  expect(readDate('listopad 2023', 'hr')).toEqual({ date: '2023-10' })
})

test.each([
  ['10/2020-Present', '2020-10', 'present'],
  ['2015-2020', '2015', '2020'],
  ['2020-09 - 2021-03', '2020-09', '2021-03'],
  ['from March 2019 to June 2020', '2019-03', '2020-06'],
  ['from June to August 2018', '2018-06', '2018-08'],
  ['2016 bis heute', '2016', 'present'],
  ['Aug 2019 to date', '2019-08', 'present'],
  ['2018年9月至2019年6月', '2018-09', '2019-06'],
  ['2019至今', '2019', 'present'],
  ['du 3 mai 2016 au 4 juin 2018', '2016-05-03', '2018-06-04'],
  ['2016年4月〜2018年3月', '2016-04', '2018-03'],
  ['2016年4月〜', '2016-04', 'present'],
  ['seit 03/2016', '2016-03', 'present'],
  ['Jan 22 – Feb 23', '2022-01', '2023-02'],
  ['Jan 15 – Feb 20 2023', undefined, undefined],
  ['from 2016', undefined, undefined],
  ['2010', '2010', '2010'],
  ['two years - more or less', undefined, undefined],
])('reads the period %s', (text, start, end) => {
  const period = readPeriod(text, 'en')
  expect(period?.start.date).toBe(start)
  expect(period?.end.isPresent ? 'present' : period?.end.date).toBe(end)
})
