import { expect, test, vi } from 'vitest'
import { renderText } from '@/tests/support/render-text'

test('code has the inks of the page however slow the machine is', async () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  expect(await renderText('```ts\nexport const a = 1\n```')).toContain('color:var(--primary)">export<')
})
