import { expect, test } from 'vitest'
import { missingLetters } from '@/app/_metadata/drawn-text'

test('finds the letters that no font has, each once, and no others', async () => {
  expect(await missingLetters('Łé آ Ж 1,–½ \u{F0000}x\u{F0000}\u200d')).toEqual(['\u{F0000}'])
})
