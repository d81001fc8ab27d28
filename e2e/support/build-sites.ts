/**
 * `npm run sites` builds the sites that the browser tests visit, each from what it changes in a copy of the specimen.
 * `maximum` is built beside the others, because a build alone leaves a core idle. The others are built in one folder,
 * because the second then reuses what the first compiled.
 */
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { append, copySite } from '../../tests/support/copy-site'
import { MAXIMUM_ENV, maximum } from './maximum-owner'
import { ordinary } from './ordinary-owner'
import { ENV, SITES } from './site'

const WORKSHOP = `${SITES}/workshop`
rmSync(SITES, { recursive: true, force: true })
build(`${SITES}/maximum`, maximum, MAXIMUM_ENV)
buildInWorkshop({ specimen: () => {}, minimum, ordinary })

async function buildInWorkshop(sites: Record<string, (folder: string) => unknown>) {
  for (const [name, change] of Object.entries(sites)) {
    for (const part of ['content', 'public']) rmSync(`${WORKSHOP}/${part}`, { recursive: true, force: true })
    await build(WORKSHOP, change)
    cpSync(WORKSHOP, `${SITES}/${name}`, {
      recursive: true,
      verbatimSymlinks: true, // By default, the links of the copy would lead back into the workshop.
      filter: (path) => !path.includes('.next/cache'),
    })
  }
}

async function build(folder: string, change: (folder: string) => unknown, env?: Record<string, string>) {
  const start = performance.now()
  copySite(folder)
  await change(folder)
  await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, env: { ...ENV, ...env } })
  console.log(`Built ${change.name} in ${Math.round((performance.now() - start) / 1_000)} s.`)
}

/** Words instead of sentences, and nothing where nothing is required, not even of what we ship in `public/`. */
function minimum(folder: string) {
  copyFileSync(`${folder}/public/drawings/portrait.svg`, `${folder}/public/me.svg`)
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${folder}/${part}`, { recursive: true })
  append(folder, {
    'owner.ts': `Object.assign(owner, { name: 'Bo', portrait: '/me.svg', bio: '', roles: [], passions: [], aboutPicture: '', headline: '', place: '', theme: 'system' }); delete owner.cv; delete owner.handle`,
    'projects.ts': 'projects.splice(0); projectFilters.splice(0)',
    'services.ts': 'services.splice(0)',
    'skills.ts': 'skills.splice(0)',
    'socials.ts': 'socials.splice(0); contactSocials.splice(0)',
    'career.ts': 'for (const list of [work, education, awards]) list.splice(0)',
    'navigation.ts': 'navigation.splice(4, 1); navigation.splice(0, 3)',
  })
}
