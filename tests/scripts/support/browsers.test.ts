import { expect, test, vi } from 'vitest'
import { launchChromium } from '@/scripts/support/browsers'

test.each(['/no/such/chrome', process.execPath])('says in one line that %s does not start', async (path) => {
  vi.stubEnv('CHROMIUM_PATH', path)
  const message = /^Chromium does not start.*: run "npm run browsers" and .+, or name your Chrome .+$/
  await expect(launchChromium()).rejects.toThrow(message)
})
