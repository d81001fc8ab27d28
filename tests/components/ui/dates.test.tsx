import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Period } from '@/components/ui/dates'

test.each([
  ['2999-01', undefined, 'Jan 2999'],
  [undefined, '2024', 'until 2024'],
  ['2023-09-21', '2023-09-21', '21 Sept 2023'],
])('shows what lasts from %s to %s as "%s"', (start, end, shown) => {
  const html = renderToStaticMarkup(<Period start={start} end={end} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(shown)
})
