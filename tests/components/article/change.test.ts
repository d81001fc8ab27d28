import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Change } from '@/components/article/change'

test('draws two figures to scale, and rounds neither', () => {
  const html = renderToStaticMarkup(Change({ of: 'Cost', before: '1200.5', after: '0.00048', unit: '€' }))
  expect(html).toMatch(/width:100%.*1,200\.5\u00a0€.*0\.00048\u00a0€/)
})
