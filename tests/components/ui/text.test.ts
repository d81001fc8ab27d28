import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { contentIn } from '@/components/content/content'
import { Text } from '@/components/ui/text'

const job = { position: 'Ingenieurin', name: 'Acme', summary: '' }

function markupOf(props: { field: keyof typeof job; as?: 'p'; className?: string }, text?: string) {
  return renderToStaticMarkup(createElement(Text<typeof job>, { of: job, ...props }, text))
}

test('says the language of a text that the page does not have, and the direction of each', () => {
  // The language of the page has a name of its own for the employer alone.
  const langOf = (_: object, field: string) => (field === 'name' ? {} : { lang: 'de', dir: 'auto' as const })
  vi.spyOn(contentIn(), 'langOf').mockImplementation(langOf)
  expect(markupOf({ field: 'position' })).toBe('<bdi lang="de" dir="auto">Ingenieurin</bdi>')
  expect(markupOf({ field: 'name' })).toBe('<bdi>Acme</bdi>')
  expect(markupOf({ field: 'name', as: 'p', className: 'note' }, 'A')).toBe(
    '<p dir="auto" class="note">A</p>',
  )
  expect(markupOf({ field: 'summary', as: 'p' })).toBe('') // there is no text
  expect(markupOf({ field: 'name' }, '9 of 180 ms')).toBe('<bdi>9 of 180\u00a0ms</bdi>')
})
