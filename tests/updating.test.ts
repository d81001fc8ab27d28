import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { write } from '@/tests/copy-site'

const folder = mkdtempSync(join(tmpdir(), 'update-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The commands of the documentation, a text for each block. */
const [once = '', update = '', afterwards = ''] = Array.from(
  readFileSync('docs/updating.md', 'utf8').matchAll(/```sh\n(.*?)```/gs),
  ([, commands = '']) => commands.replace('<address of this repository>', '../ours').replace(/^npm .*$/m, ''),
)

function run(side: 'ours' | 'mine', commands: string) {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' }
  const options = { cwd: join(folder, side), encoding: 'utf8', env, stdio: 'pipe' } as const
  return execFileSync('sh', ['-c', commands], options)
}

const OWNERS = ['content/owner.ts', 'content/projects/a.mdx', 'content/notes/a b.md', 'public/drawings/ü.svg']
const OURS = ['content/schema/owner.ts', 'app/page.tsx']

/** The text of a file in our first version, at the owner's, in our second version, and after the update. */
type Fate = [first: string, mine: string, second: string, merged: string]

const files = new Map<string, Fate>([
  ...OURS.map((file): [string, Fate] => [file, ['1', '1', '2', '2']]),
  ...OWNERS.flatMap((file): [string, Fate][] => [
    [file, ['1', 'mine', '2', 'mine']],
    [file.replace('.', '-gone.'), ['1', '', '2', '']],
    [file.replace('.', '-kept.'), ['1', 'mine', '', 'mine']],
    [file.replace('.', '-new.'), ['', 'mine', '2', 'mine']],
    [file.replace('.', '-brought.'), ['', '', '2', '2']],
  ]),
])

function commit(side: 'ours' | 'mine', step: number) {
  for (const [file, fate] of files) {
    const path = join(folder, side, file)
    rmSync(path, { force: true })
    if (fate[step]) write(path, fate[step])
  }
  run(side, 'git add --all && git commit --quiet --message change')
}

test('an update merges as its documentation says, whatever both sides have changed or deleted', () => {
  mkdirSync(join(folder, 'ours'))
  run('ours', 'git init --quiet --initial-branch main; git config user.name a; git config user.email a')
  commit('ours', 0)
  run('ours', 'git clone --quiet --config user.name=a --config user.email=a . ../mine')
  run('mine', once)
  commit('mine', 1)
  commit('ours', 2)
  expect(() => run('mine', update)).toThrow('git merge')
  run('mine', afterwards)
  expect(run('mine', 'git status --short')).toBe('')
  for (const [file, [, , , merged]] of files) {
    const path = join(folder, 'mine', file)
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '', file).toBe(merged)
  }
})
