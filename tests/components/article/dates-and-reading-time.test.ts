import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DatesAndReadingTime } from '@/components/article/dates-and-reading-time'
import { readBody } from '@/components/markdown/read-body'

test.each(['', '  ', '> '])('leaves code behind "%s" out of the minutes to read', (indent) => {
  const code = ['', '```js', 'let it = be '.repeat(500), '```', ''].join(`\n${indent}`)
  const text = `${'word '.repeat(30_000)}\n\n${code}\n\nThe end.`
  const article = { body: () => readBody(text), date: '2026-11-20', language: 'en' }
  expect(renderToStaticMarkup(DatesAndReadingTime({ article } as never))).toContain('137 minutes to read')
})
