import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'update-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The commands of the section "Updating", a text for each block. */
const [once = '', update = '', afterwards = ''] = Array.from(
  (readFileSync('README.md', 'utf8').split('## Updating')[1] ?? '').matchAll(/```sh\n(.*?)```/gs),
  ([, commands = '']) => commands.replace('<address of this repository>', '../ours').replace(/^npm .*$/m, ''),
)

function run(side: 'ours' | 'mine', commands: string) {
  const identity = ['GIT_AUTHOR_NAME', 'GIT_COMMITTER_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_EMAIL']
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries(identity.map((name) => [name, 'a'])),
  }
  return execFileSync('sh', ['-c', commands], {
    cwd: join(folder, side),
    encoding: 'utf8',
    env,
    stdio: 'pipe',
  })
}

/** @param files with their text, or nothing for one to delete. */
function commit(side: 'ours' | 'mine', files: Record<string, string | undefined>) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, side, file)
    mkdirSync(dirname(path), { recursive: true })
    if (text === undefined) rmSync(path)
    else writeFileSync(path, text)
  }
  run(side, 'git add --all && git commit --quiet --message change')
}

const FILES = [
  'content/owner.ts',
  'content/projects/relay-board.mdx',
  'content/notes/a b.md',
  'public/drawings/ü.svg',
]

test('an update merges as README says, whatever both sides have changed or deleted', () => {
  const all = (text?: string, where = '') =>
    Object.fromEntries(FILES.map((file) => [file.replace('.', `${where}.`), text]))
  mkdirSync(join(folder, 'ours'))
  run('ours', 'git init --quiet --initial-branch main')
  commit('ours', {
    ...all('1'),
    ...all('1', '-gone'),
    ...all('1', '-kept'),
    'content/schema/owner.ts': '1',
    'app/page.tsx': '1',
  })
  run('ours', 'git clone --quiet . ../mine')
  run('mine', once)
  commit('mine', {
    ...all('mine'),
    ...all(undefined, '-gone'),
    ...all('mine', '-kept'),
    ...all('mine', '-new'),
  })
  commit('ours', {
    ...all('2'),
    ...all('2', '-gone'),
    ...all(undefined, '-kept'),
    ...all('2', '-new'),
    ...all('2', '-brought'),
    'content/schema/owner.ts': '2',
    'app/page.tsx': '2',
  })
  expect(() => run('mine', update)).toThrow('git merge')
  run('mine', afterwards)
  expect(run('mine', 'git status --short')).toBe('')
  const textOf = (file: string) =>
    existsSync(join(folder, 'mine', file)) && readFileSync(join(folder, 'mine', file), 'utf8')
  for (const file of FILES) {
    expect(textOf(file), file).toBe('mine')
    for (const [where, text] of Object.entries({ gone: false, kept: 'mine', new: 'mine', brought: '2' }))
      expect(textOf(file.replace('.', `-${where}.`)), `${file}, ${where}`).toBe(text)
  }
  expect([textOf('content/schema/owner.ts'), textOf('app/page.tsx')]).toEqual(['2', '2'])
})
