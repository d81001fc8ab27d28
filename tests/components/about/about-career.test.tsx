import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AboutCareer } from '@/components/about/about-career'
import { AboutFacts } from '@/components/about/about-facts'
import { contentIn } from '@/components/content/content'
import { Occupation } from '@/components/ui/owner-facts'

const { references, talks, work } = contentIn()

/** Returns the texts and the links that a component shows, without markup. */
function read(Component: FunctionComponent) {
  const html = renderToStaticMarkup(<Component />).replace(/<span class="sr-only.*?<\/span>/g, '')
  return html.replace(/<(?!a )[^>]*>|<a .*?href="([^"]*)"[^>]*>/g, '|$1').replace(/\|+/g, '|')
}

test('shows where and when a talk was, and who says a reference', () => {
  talks.push({ title: 'On looms', event: 'LoomConf', date: '2024', place: 'Bath', url: 'https://looms.dev' })
  const said = { position: 'Clerk, Mill', url: 'https://bob.dev', date: '2023-05', reference: 'Fine.' }
  references.push({ name: 'Bob', ...said }, { name: 'Eve', reference: 'Good.' })
  const text = read(AboutCareer)
  expect(text).toContain('|Talks|2024|LoomConf|Bath|https://looms.dev|On looms|')
  expect(text).toContain('|Fine.|https://bob.dev|Bob|Clerk, Mill|May 2023|Good.|Eve|')
})

test('names the present employer with the whole time there, then the one before', () => {
  const miller = { position: 'Miller', name: 'Mill', startDate: '2015', endDate: '2020' }
  const clerk = { position: 'Clerk', name: 'Guild', startDate: '2013', endDate: '2014' }
  work.splice(0, 1, { position: 'Lead', name: 'Mill', startDate: '2020' }, miller, clerk)
  const mill = '2015|\u00a0– present|/skill#experience|Lead|Mill'
  const guild = '2013|\u00a0– |2014|/skill#experience|Clerk|Guild'
  expect(read(AboutFacts)).toContain(`|${mill}|${guild}|`)
})

test.each([Occupation, AboutFacts])('labels a job without dates in %o', (Component) => {
  work.splice(0, work.length, { position: 'Clerk', name: 'Guild' })
  expect(read(Component)).toMatch(/\|Latest job\|.*Clerk\|Guild\|/)
})
