import { expect, test } from 'vitest'
import { write } from '@/tests/support/write'

test('refuses a language and a reader that the site does not have', async () => {
  write('content/for/backend.md', '---\ntitle: For ledgers\n---\n\nYour books balance.\n')
  const { printCv } = await import('@/scripts/cv/print-cv')
  await expect(printCv({ pages: 1, language: 'fr' })).rejects.toThrow('--language: "fr" — wanted en')
  await expect(printCv({ pages: 1, pitch: 'x' })).rejects.toThrow('--for: "x" — wanted backend')
})
