import { beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '@/scripts/support/browsers'
import { runScript } from '@/tests/support/run-script'
import { REPOSITORY } from '@/tests/support/specimen-site'

beforeAll(() => process.chdir(REPOSITORY))

/** As on a machine without any Chrome. */
const WITHOUT_CHROME = `import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { existsSync } = fs
  fs.existsSync = (path) => !/chrom/i.test(path) && existsSync(path)
  syncBuiltinESMExports()`

test.each(['check/check', 'cv/cv'])('%s says in one line that there is no Chrome, and no more', (command) => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(WITHOUT_CHROME)}`
  const stderr = 'This needs Chromium: run "npm run browsers", or name your Chrome in CHROMIUM_PATH.\n'
  const ended = runScript(command, [], { NODE_OPTIONS: preload, CHROMIUM_PATH: '' })
  expect(ended).toMatchObject({ status: 1, stdout: '', stderr })
})

test('says in one line that Chrome does not start', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  const message = /^Chromium does not start.*: run "npx playwright install-deps chromium", or .+$/
  await expect(launchChromium()).rejects.toThrow(message)
})
