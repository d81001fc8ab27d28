/**
 * `npm run sites` builds the sites that the browser tests visit. `maximum` is built beside the others, because a build
 * alone leaves a core idle. The others are built in one folder, because the second then reuses what the first compiled.
 */
import { cpSync, rmSync } from 'node:fs'
import { copySite } from '../../tests/copy-site'
import { buildSite, SITES } from './site'
import { sites } from './sites'

const WORKSHOP = `${SITES}/workshop`
rmSync(SITES, { recursive: true, force: true })
build('maximum', `${SITES}/maximum`)
buildInWorkshop()

async function buildInWorkshop() {
  for (const name of ['specimen', 'minimum', 'ordinary'] as const) {
    for (const part of ['content', 'public']) rmSync(`${WORKSHOP}/${part}`, { recursive: true, force: true })
    await build(name, WORKSHOP)
    cpSync(WORKSHOP, `${SITES}/${name}`, {
      recursive: true,
      verbatimSymlinks: true, // By default, the links of the copy would lead back into the workshop.
      filter: (path) => !path.includes('.next/cache'),
    })
  }
}

async function build(name: keyof typeof sites, folder: string) {
  const start = performance.now()
  copySite(folder)
  await sites[name].change(folder)
  await buildSite(folder, sites[name].env)
  console.log(`Built ${name} in ${Math.round((performance.now() - start) / 1_000)} s.`)
}
