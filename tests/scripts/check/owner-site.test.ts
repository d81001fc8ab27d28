import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultInContent } from '@/scripts/check/owner-site'
import { write } from '@/tests/support/write'

test('a fault is at the line of which its text is the whole, rather than at one that contains it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'))
  write(join(folder, 'content/owner.ts'), "bio: 'Al builds tools.',\nname: 'Al',\n")
  const placeOf = (cause: string) => faultInContent({ url: '', folder }, cause, 'change').text
  expect(placeOf('Al')).toBe('change content/owner.ts:2')
  expect(placeOf('Al builds')).toBe('change content/owner.ts:1')
  expect(placeOf('Bo')).toBe('change content/ or components/')
})
