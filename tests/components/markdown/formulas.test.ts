import { expect, test } from 'vitest'
import { renderText } from '@/tests/support/render-text'

const root = /^<formula><math display="block".*<msqrt><mn>2<\/mn><\/msqrt><\/math><\/formula>$/

test.each([
  ['It is $a_{i}$.', '<p>It is <math><msub><mi>a</mi><mi>i</mi></msub></math>.</p>'],
  ['Or\n$\\frac{1}\n{2}$.', '<p>Or\n<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>.</p>'],
  ['$A, $B, $x$, $y$', '<p>$A, $B, <math><mi>x</mi></math>, <math><mi>y</mi></math></p>'],
  ['Pay 5$, 6$ or $x$', '<p>Pay 5$, 6$ or <math><mi>x</mi></math></p>'],
  ['For $5, $x$ is', '<p>For $5, <math><mi>x</mi></math> is</p>'],
  ['$$\n\\sqrt{2}\n$$', expect.stringMatching(root)],
  ['$$\\sqrt{2}$$', expect.stringMatching(root)],
])('sets a formula: %j', async (text, html) => {
  expect(await renderText(text)).toEqual(html)
})

const PRICES = ['It costs $5.', '$5 and *$10*', 'US$ and A$', '$5\nand $6', '$5-$10 and 20$', '$PATH:$HOME']

test.each(PRICES)('takes prices for what they are: %s', async (text) => {
  const html = await renderText(text)
  expect(html).not.toContain('<math')
  expect(html.replace(/<[^>]*>/g, '').match(/\$/g)).toHaveLength(text.split('$').length - 1)
})
