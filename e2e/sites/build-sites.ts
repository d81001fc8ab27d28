/**
 * `npm run sites` builds the sites that the browser tests visit: `maximum` beside the others, because a build alone
 * leaves a core idle, and the others in one folder, because the second then reuses what the first compiled.
 */
import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { copySite } from '../../tests/support/copy-site'
import { ENV, SITES } from '../support/start-site'
import { MAXIMUM_ENV, maximum } from './maximum'
import { ordinary } from './ordinary'

const WORKSHOP = `${SITES}/workshop`
type Change = (folder: string) => unknown

rmSync(SITES, { recursive: true, force: true })
Promise.all([
  build('maximum', `${SITES}/maximum`, maximum, MAXIMUM_ENV),
  buildInWorkshop({ specimen: () => {}, ordinary }),
])

async function buildInWorkshop(sites: Record<string, Change>) {
  for (const [name, change] of Object.entries(sites)) {
    for (const part of ['content', 'public']) rmSync(`${WORKSHOP}/${part}`, { recursive: true, force: true })
    await build(name, WORKSHOP, change)
    cpSync(WORKSHOP, `${SITES}/${name}`, {
      recursive: true,
      verbatimSymlinks: true, // By default, the links of the copy would lead back into the workshop.
      filter: (path) => !path.includes('.next/cache'),
    })
  }
}

async function build(name: string, folder: string, change: Change, env?: Record<string, string>) {
  const start = performance.now()
  copySite(folder)
  await change(folder)
  await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, env: { ...ENV, ...env } })
  console.log(`Built ${name} in ${Math.round((performance.now() - start) / 1_000)} s.`)
}
