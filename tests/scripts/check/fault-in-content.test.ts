import { symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultInContent } from '@/scripts/check/fault-in-content'

test('a fault is at the line of which its text is the whole, not at one that contains it', () => {
  const bios = `bio: 'Al builds tools.',\nname: 'Al',\n"I'm Al.",\n'I\\'ve built it.\\nAll.',`
  writeFileSync('content/owner.ts', bios)
  symlinkSync('nowhere', 'content/.#owner.ts', 'junction') // as Emacs does
  const placeOf = (cause: string) => faultInContent({ url: '', folder: '.' }, cause, (place) => place).text
  expect(placeOf('Al')).toBe('content/owner.ts:2')
  expect(placeOf('Al builds')).toBe('content/owner.ts:1')
  expect(placeOf("I've built it.\nAll.")).toBe('content/owner.ts:4')
  expect(placeOf('Zoe')).toBe('content/ or components/')
})
