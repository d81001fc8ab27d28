import { text } from 'node:stream/consumers'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { elements } from '@/components/article/markdown-elements'

async function markupOf(element: 'h2' | 'p', ...children: unknown[]) {
  const node = createElement(elements[element], { id: 'cost' }, ...(children as []))
  return text((await prerenderToNodeStream(node)).prelude)
}

const link = (href: string) => createElement(elements.a, { href }, '1')
const note = createElement('sup', {}, link('#note'))
const video = link('https://youtu.be/a')
const picture = createElement(elements.img, { src: '/a.png', alt: 'A' })

test.each([
  ['a heading is a link to itself', 'h2', ['Cost'], /^<h2 id="cost"><a href="#cost">Cost<\/a><\/h2>$/],
  ['unless it has one', 'h2', ['Cost', note], /^<h2 id="cost">Cost<sup><a [^>]*>1<\/a><\/sup><\/h2>$/],
  ['pictures stand side by side', 'p', [picture, '\n', picture], /^<div class="plates">(<figure.*){2}/],
  ['a video of another site has a frame', 'p', [video], /^<div dir="auto"><a [^>]*video/],
  ['unless it is within a text', 'p', [video, '!'], /^<p><a [^>]*>1.*<\/a>!<\/p>$/],
] as const)('%s', async (_, element, children, markup) => {
  expect(await markupOf(element, ...children)).toMatch(markup)
})
