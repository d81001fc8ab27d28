import { expect, test } from 'vitest'
import { foreignMarkup, MARKUP } from '@/app/_findings/articles/foreign-markup'

test.each(MARKUP)('finds %s, and no other pattern finds its samples first: %j', (message, samples) => {
  const found = [{ line: 2, text: expect.stringContaining(`it would show as it is — ${message}`) }]
  for (const sample of samples) expect(foreignMarkup(`\n${sample}`)).toEqual(found)
})

test.each([
  '$5, 3~5일, 7~10일, 10:30:45, std::a::b, \\[[a]], \\{{b}}, a[i][j], a == b == c, #{d, *{.js,.ts}, C++ and C++',
  '> [!NOTE]\n> [!tip]\n:rocket: [//]: # (a) {year} up{job="a"} \\p{L=a} /users/{id}    50%[1] <= x^2 + y^2',
  '@sindresorhus of [@scope/name], a@fig-b.example, [Note] and [x], C:\\users\\me, import it from "a": b\n===',
])('takes prices, names and escaped characters for what they are: %s', (text) => {
  expect(foreignMarkup(text)).toEqual([])
})
