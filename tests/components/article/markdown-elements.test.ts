import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { elements } from '@/components/article/markdown-elements'

test('a heading is a link to itself, unless it has one', () => {
  const note = createElement('sup', {}, createElement(elements.a, { href: '#note' }, '1'))
  const heading = (...children: unknown[]) => createElement(elements.h2, { id: 'cost' }, ...(children as []))
  expect(renderToStaticMarkup(heading('Cost'))).toBe('<h2 id="cost"><a href="#cost">Cost</a></h2>')
  expect(renderToStaticMarkup(heading('Cost', note))).toMatch(
    /^<h2 id="cost">Cost<sup><a [^>]*>1<\/a><\/sup><\/h2>$/,
  )
})
