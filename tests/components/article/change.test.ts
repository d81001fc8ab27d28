import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Change } from '@/components/article/change'

function changeOf(before: string, after: string) {
  return renderToStaticMarkup(Change({ of: 'Cost', before, after, unit: '€' }))
}

test('draws two figures to scale, and rounds neither', () => {
  expect(changeOf('1200.5', '0.00048')).toMatch(/width:100%.*1,200\.5\u00a0€.*0\.00048\u00a0€/)
})

test.each(['−5', '-5', '0', '2,400', '5%', 'a day', 'Infinity', ''])(
  'draws no bars for %j and 0, and keeps a text',
  (before) => {
    const html = changeOf(before, '0')
    expect(html).not.toMatch(/width|NaN/)
    expect(html).toContain(`${before}\u00a0€`)
  },
)
