import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkPage, type OwnerSite, otherPaths, siteChecks } from '../../scripts/check/page-checks'
import type { Site } from './site'
import { test } from './test'

/** The checks of `npm run check`, on the site of the file that calls this. */
export function testAsItsOwner() {
  test.describe("the owner's check", () => {
    // The checks read the console themselves.
    test.use({ expectedErrors: [/./], contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, check] of Object.entries(siteChecks)) {
      test(name, async ({ page, site, siteFolder }) =>
        expectNone(await check(page, ownerSite(site, siteFolder))),
      )
    }

    test('stories, notes and pages in Arabic open, fit the screen, and show text and pictures to everyone', async ({
      page,
      site,
      siteFolder,
    }) => {
      const owner = ownerSite(site, siteFolder)
      const paths = await otherPaths(page, owner)
      // `articles.spec.ts` looks at the others.
      for (const path of [...paths.slice(0, 1), ...paths.slice(-1), ...paths.filter(isArabicPage)])
        expectNone(await checkPage(page, owner, path))
    })
  })
}

function ownerSite(site: Site, siteFolder: string): OwnerSite {
  const { basePath } = JSON.parse(readFileSync(`${siteFolder}/.next/routes-manifest.json`, 'utf8'))
  return { url: new URL(site.url).origin + basePath, folder: resolve(siteFolder) }
}

/** Right to left, in what is otherwise left to right. */
function isArabicPage(path: string) {
  return /^\/ar(\/[a-z]+)?$/.test(path)
}

function expectNone(faults: string[]) {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
