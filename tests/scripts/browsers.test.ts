import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** As on a machine without any Chrome. */
const WITHOUT_CHROME = `import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { existsSync } = fs
  fs.existsSync = (path) => !/chrom/i.test(path) && existsSync(path)
  syncBuiltinESMExports()`

function run(command: string, env: Record<string, string>) {
  const args = ['--import', 'tsx', `scripts/${command}.ts`]
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } })
}

test.each(['check/check', 'picture', 'cv/cv'])(
  '%s says in one line that there is no Chrome, and does nothing else',
  (command) => {
    const preload = `--import=data:text/javascript,${encodeURIComponent(WITHOUT_CHROME)}`
    expect(run(command, { NODE_OPTIONS: preload, CHROMIUM_PATH: '' })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'This needs Chromium: run "npm run browsers", or name a Chrome of your own in CHROMIUM_PATH.\n',
    })
  },
)

test('says in one line that Chrome does not start', () => {
  const { status, stdout, stderr } = run('check/check', { CHROMIUM_PATH: process.execPath })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Chromium does not start.*: run "npx playwright install-deps chromium", or .+\n$/)
})
