import { expect, test, vi } from 'vitest'
import { german } from '@/content/schema/languages/de'
import { english } from '@/content/schema/languages/en'

async function wordsOf(own: object) {
  vi.resetModules()
  vi.doMock('@/content/words', () => own)
  return (await import('@/components/content/content')).contentIn().words
}

test('shows our texts in the language of the site, and the owner’s instead of ours', async () => {
  const words = await wordsOf({ language: 'de-AT', words: { bar: { contact: 'Schreib mir' } } })
  expect(words).toMatchObject({ ...german, bar: { ...german.bar, contact: 'Schreib mir' } })
})

test('shows our texts in English for a language that we have not translated', async () => {
  const words = await wordsOf({ language: 'nl', words: { bar: { contact: 'Mail me' } } })
  expect(words).toEqual({ ...english, bar: { ...english.bar, contact: 'Mail me' } })
})

test('calls a page everywhere as the owner calls it in the bar, unless they say otherwise', async () => {
  vi.doMock('@/content/navigation', () => ({
    navigation: [
      { id: 1, name: 'GitHub', href: '/github' },
      { id: 2, name: 'Work', href: '/project' },
      { id: 3, name: 'About', href: '/about' },
    ],
  }))
  const words = await wordsOf({ language: 'en', words: { project: { heading: 'What I built' } } })
  expect(words.github.heading).toBe('GitHub')
  expect(words.pages).toEqual({ ...english.pages, '/github': 'GitHub', '/project': 'Work' })
  expect(words.project.heading).toBe('What I built')
  expect(words.about.heading).toBe(english.about.heading)
  vi.doUnmock('@/content/navigation')
})
