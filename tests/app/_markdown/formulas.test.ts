import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import formulas from '@/app/_markdown/formulas.mjs'

async function htmlOf(text: string) {
  const { default: Text } = await evaluate(text, { ...runtime, format: 'md', remarkPlugins: [formulas] })
  return renderToStaticMarkup(createElement(Text))
}

test('sets a formula within a line', async () => {
  expect(await htmlOf('It is $a_{i}$, or $\\frac{1}{2}$.')).toBe(
    '<p>It is <math><msub><mi>a</mi><mi>i</mi></msub></math>, or <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>.</p>',
  )
})

test('sets a formula on its own', async () => {
  for (const text of ['$$\n\\sqrt{2}\n$$', '$$\\sqrt{2}$$'])
    expect(await htmlOf(text)).toMatch(
      /^<formula><math display="block".*<msqrt><mn>2<\/mn><\/msqrt><\/math><\/formula>$/,
    )
})

test.each([
  'From $5 and $10 to $20.',
  'It costs $5.',
  '$5 and *$10*',
  'US$ and A$ are dollars',
  '$5\nand $6',
])('takes prices for what they are: %s', async (text) => {
  const html = await htmlOf(text)
  expect(html).not.toContain('<math')
  expect(html.replace(/<[^>]*>/g, '').match(/\$/g)).toHaveLength(text.split('$').length - 1)
})

test('tells a price from a formula behind it', async () => {
  expect(await htmlOf('For $5, $x$ is')).toBe('<p>For $5, <math><mi>x</mi></math> is</p>')
})
