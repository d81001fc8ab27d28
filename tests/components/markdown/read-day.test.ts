import { expect, test } from 'vitest'
import { readDay } from '@/components/markdown/read-day'

const WRITTEN = `2022-07-08; 2022-7-8; 20220708; 2022/07/08; 2022.07.08; 8.7.2022; Jul 08 2022; July 8, 2022;
  8 July 2022; Fri, 8th Jul 2022; 2022-07-08T23:30:00-08:00; 2022-07-08 10:00; Fri Jul 08 2022 10:00:00 GMT+0200 (CEST)`

test('reads a day as people and programs write it, and nothing that may be another day', () => {
  for (const day of WRITTEN.split(/;\s+/)) expect(readDay(day), day).toBe('2022-07-08')
  for (const text of ['03/04/2024', '2024-02-30', 'May 2024', '31 Foo 2024', 'soon', '2024111'])
    expect(readDay(text)).toBe(text)
})
