import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Change } from '@/components/article/change'
import { contentIn } from '@/components/content/content'

function changeOf(before: string, after: string, unit?: string) {
  return renderToStaticMarkup(Change({ of: 'Cost', before, after, unit }))
}

test('draws two figures to scale, and rounds neither', () => {
  const html = changeOf('1200.5', '0.00048', '€')
  expect(html).toMatch(/width:100%.*1,200\.5\u00a0€.*0\.00048\u00a0€/)
})

test.each([
  ['2,400', '1,200', 'en-GB'],
  ['2.400,5', '1.200,25', 'en-GB'],
  ['2,400', '1,2', 'de'],
  ['5 %', '2.5 %', 'en-GB'],
  ['1 234 567,0', "617'283.5", 'fr'],
  ['2,4', '1.2', 'en-GB'],
])('reads %s and %s as people write them in %s', (before, after, locale) => {
  contentIn().locale = locale
  const html = changeOf(before, after)
  expect(html).toMatch(/width:100%.*width:50%/)
  expect(html).toContain(`</span>${before.replace("'", '&#x27;')}</dd>`)
})

test.each([
  ['−5', '5'],
  ['0', '0'],
  ['5%', '3'],
  ['a day', '4'],
  ['', '4'],
])('draws no bars for %s and %s', (before, after) => {
  const html = changeOf(before, after, 'ms')
  expect(html).not.toMatch(/width|NaN/)
  expect(html).toContain([before, 'ms'].filter(Boolean).join('\u00a0'))
})
