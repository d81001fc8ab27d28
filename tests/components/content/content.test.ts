import { expect, test, vi } from 'vitest'
import { german } from '@/content/schema/languages/de'
import { english } from '@/content/schema/languages/en'

async function wordsOf(own: object) {
  vi.resetModules()
  vi.doMock('@/content/words', () => own)
  return (await import('@/components/content/content')).words
}

test('shows our texts in the language of the site, and the owner’s instead of ours', async () => {
  const words = await wordsOf({ language: 'de-AT', words: { bar: { contact: 'Schreib mir' } } })
  expect(words).toMatchObject({ ...german, bar: { ...german.bar, contact: 'Schreib mir' } })
})

test('shows our texts in English for a language that we have not translated', async () => {
  const words = await wordsOf({ language: 'nl', words: { bar: { contact: 'Mail me' } } })
  expect(words).toEqual({ ...english, bar: { ...english.bar, contact: 'Mail me' } })
})
