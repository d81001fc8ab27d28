import { expect, test } from 'vitest'
import { renderText } from '@/tests/support/render-text'

test.each([
  ['<Change\n  of="A" before=\'2\' after=1 onClick="b" />', '<hr of="A" before="2" after="1"/>'],
  ['R<abbr title = "R&amp;D">&amp;D</abbr>', '<p>R<abbr title="R&amp;D">&amp;D</abbr></p>'],
  ['<small lang=en>\n&copy; Ada\n</small>', '<p><small lang="en">\n© Ada\n</small></p>'],
  ['<b>A <i>B</i></b> <span>C</span>', '<p><b>A <i>B</i></b> C</p>'],
])('shows an element with the attributes that it may have: %j', async (text, html) => {
  expect(await renderText(text)).toBe(html)
})
