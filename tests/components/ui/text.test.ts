import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

const job = { position: 'Ingenieurin', name: 'Acme', summary: '' }

/** On a page in a language that has a name of its own for the employer alone. */
async function markupOf(props: { field: keyof typeof job; as?: 'p'; className?: string }, text?: string) {
  vi.resetModules()
  const langOf = (_: object, field: string) => (field === 'name' ? {} : { lang: 'de', dir: 'auto' })
  vi.doMock('@/components/content/use-content', () => ({ useContent: () => ({ langOf }) }))
  const { Text } = await import('@/components/ui/text')
  vi.doUnmock('@/components/content/use-content')
  return renderToStaticMarkup(createElement(Text<typeof job>, { of: job, ...props }, text))
}

test('says the language of a text that the page does not have', async () => {
  expect(await markupOf({ field: 'position' })).toBe('<bdi lang="de" dir="auto">Ingenieurin</bdi>')
  expect(await markupOf({ field: 'name' })).toBe('<bdi>Acme</bdi>')
})

test('gives each element the direction of its text, of which a part may show', async () => {
  const markup = await markupOf({ field: 'name', as: 'p', className: 'note' }, 'A')
  expect(markup).toBe('<p dir="auto" class="note">A</p>')
})

test('shows nothing for a field without a text', async () => {
  expect(await markupOf({ field: 'summary', as: 'p' })).toBe('')
})
