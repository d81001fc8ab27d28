import { expect, test } from 'vitest'
import { textAndItems } from '@/scripts/import/values/texts'

test.each<[source: string, text: string, ...items: string[]]>([
  ['[Mill](https://mill.dev)s, `sack`s', 'Mill (https://mill.dev)s, sacks'],
  ['**Miller** __of__. 2*3*4 snake_case __init__.py', 'Miller of. 2*3*4 snake_case __init__.py'],
  ['\\href{https://a.dev}{Rye \\textbf{Mill}} \\& Co', 'Rye Mill (https://a.dev) & Co'],
  ['Corn &amp; <a href="https://rye.dev">rye</a>.', 'Corn & rye (https://rye.dev).'],
  // LinkedIn has lost the ends of the lines.
  ['duties:  - A well - known. - B.  * C', 'duties:', 'A well - known.', 'B.', 'C'],
  ['Ground corn - and rye. •Sold it ‣ Ate it', 'Ground corn - and rye.', 'Sold it', 'Ate it'],
])('reads %j as text and items', (source, text, ...items) => {
  expect(textAndItems(source)).toEqual({ text, items })
})
