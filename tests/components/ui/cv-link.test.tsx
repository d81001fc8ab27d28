import { writeFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AboutFacts } from '@/components/about/about-facts'
import { Hero } from '@/components/home/hero'
import { owner } from '@/tests/specimen/content/owner'

test('offers each form of the CV under the name of the owner, and on the home page the PDF', () => {
  const downloads = (Page: typeof AboutFacts | typeof Hero) => {
    const html = renderToStaticMarkup(<Page />)
    const links = html.match(/<a [^>]*download[^>]*>/g) ?? []
    return links.map((link) => link.replace(/ (class|rel)="[^"]*"/g, ''))
  }
  expect(downloads(AboutFacts)).toEqual([`<a href="${owner.cv}" download="">`])
  owner.cv = '/cv.pdf'
  writeFileSync('public/cv.docx', '')
  const pdf = '<a href="/cv.pdf" download="Robin Hale CV.pdf">'
  const word = '<a href="/cv.docx" download="Robin Hale CV.docx" aria-label="Get CV, DOCX">'
  expect(downloads(AboutFacts)).toEqual([pdf, word])
  expect(downloads(Hero)).toEqual([pdf])
})
