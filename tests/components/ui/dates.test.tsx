import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Period } from '@/components/ui/dates'

test.each([
  ['2019', '2024-02', '2019\u00a0– Feb 2024'],
  ['2024-03-02', undefined, '2 Mar 2024\u00a0– present'],
  ['2999-01', undefined, 'Jan 2999'],
  [undefined, '2024', 'until 2024'],
  ['2023-09-21', '2023-09-21', '21 Sept 2023'],
])('shows what lasts from %s to %s as "%s"', (start, end, shown) => {
  const html = renderToStaticMarkup(<Period start={start} end={end} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(shown)
})
