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

test('says the language of a text that the page does not have, and the direction of each', async () => {
  expect(await markupOf({ field: 'position' })).toBe('<bdi lang="de" dir="auto">Ingenieurin</bdi>')
  expect(await markupOf({ field: 'name' })).toBe('<bdi>Acme</bdi>')
  const part = await markupOf({ field: 'name', as: 'p', className: 'note' }, 'A')
  expect(part).toBe('<p dir="auto" class="note">A</p>')
  expect(await markupOf({ field: 'summary', as: 'p' })).toBe('') // there is no text
})
