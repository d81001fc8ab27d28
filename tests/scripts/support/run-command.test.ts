import { expect, test, vi } from 'vitest'
import { runCommand } from '@/scripts/support/run-command'

test('a command on an old Node says which one is wanted, and does nothing else', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const exit = () => expect.fail('exit')
  vi.stubGlobal('process', { ...process, versions: { node: '20.8.1' }, exit })
  expect(() => runCommand(vi.fn())).toThrow('exit')
  expect(error).toHaveBeenCalledExactlyOnceWith('Node 20.8.1 is too old. Wanted 20.9 or newer.')
})
