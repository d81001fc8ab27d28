import { expect, test } from 'vitest'
import { accountText } from '@/app/_github/account-answer'

test.each([
  ['a paragraph', 'One.\r\n\r\nTwo.', 'One.\n\nTwo.'],
  ['one blank line at a time', `One.${'\n \u2028'.repeat(79)}Two.`, 'One.\n\nTwo.'],
  ['ten lines, the rest of them in the last', 'a\n'.repeat(12), `${'a\n'.repeat(9)}a a a`],
  ['a pair of surrogates, but no half of one', '\ud83d\udc19 octo\ud83d \udc19', '\ud83d\udc19 octo'],
  ['five marks on a letter', `Z${'\u0301'.repeat(254)}!`, `Z${'\u0301'.repeat(5)}!`],
  ['letters of many scripts', 'ကျွန်ုပ် བརྒྱད שָׁ֣ 👩🏽‍❤️‍💋‍👨🏽', 'ကျွန်ုပ် བརྒྱད שָׁ֣ 👩🏽‍❤️‍💋‍👨🏽'],
  ['nothing, if there is nothing to see', ' \u200b\u3164\u2800\ufe0f\ud800\n', ''],
  ['nothing, if there is no text', null, ''],
  ['a name in one line', 'Ada\nKing\n\nLovelace', 'Ada King  Lovelace', 1],
])('shows %s', (_, text, shown, mostLines?: number) => {
  expect(accountText(text, mostLines)).toBe(shown)
})
