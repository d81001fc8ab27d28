/**
 * `npm run sites` builds the sites that the browser tests visit: the specimen and those of other owners. They are built in
 * the same folder, one after another, because each build then reuses what the last one compiled.
 */
import { cpSync, rmSync } from 'node:fs'
import { sites } from './other-owners'
import { buildSite, copySite, SITES } from './site'

const WORKSHOP = `${SITES}/workshop`
buildSites()

async function buildSites() {
  rmSync(SITES, { recursive: true, force: true })
  for (const [name, { change, env }] of Object.entries(sites)) {
    for (const part of ['content', 'public']) rmSync(`${WORKSHOP}/${part}`, { recursive: true, force: true })
    copySite(WORKSHOP)
    await change(WORKSHOP)
    const start = performance.now()
    buildSite(WORKSHOP, env)
    cpSync(WORKSHOP, `${SITES}/${name}`, {
      recursive: true,
      verbatimSymlinks: true, // By default, the links of the copy would lead back into the workshop.
      filter: (path) => !path.includes('.next/cache'),
    })
    console.log(`Built ${name} in ${Math.round((performance.now() - start) / 1_000)} s.`)
  }
}
