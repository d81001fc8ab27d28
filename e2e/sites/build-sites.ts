/** `npm run sites` builds the sites that the browser tests visit, two at a time, because one leaves a core idle. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { copySite } from '../../tests/support/copy-site'
import { ENV, SITES } from '../support/start-site'
import { MAXIMUM_ENV, maximum } from './maximum'
import { ordinary } from './ordinary'

rmSync(SITES, { recursive: true, force: true })
Promise.all([
  build('maximum', maximum, MAXIMUM_ENV),
  build('specimen', () => {}).then(() => build('ordinary', ordinary)),
])

async function build(name: string, change: (site: string) => unknown, env?: Record<string, string>) {
  const start = performance.now()
  const site = `${SITES}/${name}`
  copySite(site)
  await change(site)
  await promisify(execFile)('npm', ['run', 'build'], { cwd: site, env: { ...ENV, ...env } })
  console.log(`Built ${name} in ${Math.round((performance.now() - start) / 1_000)} s.`)
}
