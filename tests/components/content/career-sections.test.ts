import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { llmsText } from '@/app/_metadata/llms-text'
import { CAREER_LISTS, careerSection } from '@/components/content/career-sections'
import { contentIn } from '@/components/content/content'
import { careerLists } from '@/content/schema/career'
import { cvContent } from '@/scripts/cv/cv-content'
import { CvSheet } from '@/scripts/cv/cv-sheet'

const FIELDS = ['position', 'name', 'organization', 'studyType', 'title', 'language', 'reference']

test('every list of the career is a section with its entries, in the CV as in /llms.txt', () => {
  expect(CAREER_LISTS).toEqual(Object.keys(careerLists))
  const full = CAREER_LISTS.map((list) => [list, [Object.fromEntries(FIELDS.map((name) => [name, list]))]])
  const content = { ...contentIn(), ...Object.fromEntries(full) }
  const { header, sections } = cvContent(content)
  const cv = renderToStaticMarkup(createElement(CvSheet, { styles: '', content: { header, sections } }))
  const text = llmsText(content)
  for (const list of CAREER_LISTS) {
    const { heading } = careerSection(content, list)
    const cvHeading = sections.find(({ name }) => name === list)?.heading
    expect(cv).toMatch(
      new RegExp(`<h2>${cvHeading}</h2>(<div[^>]*>)?<(article|figure|span)[^>]*>(.*?>)?${list}<`),
    )
    expect(text).toMatch(new RegExp(`\n## ${heading}\n\n- ${list}\\b`))
  }
})

test.each([
  ['volunteer', { organization: 'Club' }],
  ['education', { institution: 'Club' }],
] as const)('an organization alone is the title of its entry in %s, with the link', (list, named) => {
  const entry = { ...named, url: 'https://club.dev' }
  const [shown] = careerSection({ ...contentIn(), [list]: [entry] }, list).entries
  expect(shown).toMatchObject({ title: 'Club', titleLink: 'https://club.dev' })
  expect(shown?.organization).toBeUndefined()
})
