import { expect, test, vi } from 'vitest'
import { german } from '@/content/schema/languages/de'
import { english } from '@/content/schema/languages/en'

async function wordsOf(own: object, navigation: object[] = []) {
  vi.resetModules()
  vi.doMock('@/content/words', () => own)
  vi.doMock('@/content/navigation', () => ({ navigation }))
  return (await import('@/components/content/content')).contentIn().words
}

test.each([
  ['in its language', 'de-AT', german],
  ['in English, if it has no translation', 'nl', english],
])('shows our texts %s, and the owner’s instead of ours', async (_, language, ours) => {
  const words = await wordsOf({ language, words: { bar: { contact: 'Mail me' } } })
  expect(words).toMatchObject({ ...ours, bar: { ...ours.bar, contact: 'Mail me' } })
})

test('calls a page everywhere as the owner calls it in the bar, unless they say otherwise', async () => {
  const names = { '/github': 'GitHub', '/project': 'Work', '/about': 'About' }
  const navigation = Object.entries(names).map(([href, name], id) => ({ id, name, href }))
  const older = { pages: { '/project': 'Project', '/contact': 'Mail' }, project: { heading: 'What I built' } }
  const words = await wordsOf({ language: 'en', words: older }, navigation)
  expect(words.github.heading).toBe('GitHub')
  expect(words.pages).toEqual({ ...english.pages, ...names, '/contact': 'Mail' })
  expect(words.project.heading).toBe('What I built')
  expect(words.about.heading).toBe(english.about.heading)
})
