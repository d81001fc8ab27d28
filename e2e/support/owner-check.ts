import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ADDRESSES } from '../../content/schema/pages'
import {
  articlePaths,
  checkMissingPage,
  checkPage,
  checkResume,
  checkTypedLines,
  type OwnerSite,
} from '../../scripts/check/page-checks'
import type { Site } from './site'
import { test } from './test'

/** The checks of `npm run check`, on the site of the file that calls this. */
export function testAsItsOwner() {
  test.describe("the owner's check", () => {
    // The checks read the console themselves.
    test.use({ expectedErrors: [/./], contextOptions: { reducedMotion: 'reduce' } })

    for (const path of ADDRESSES) {
      test(`${path} opens, fits the screen, and shows text and pictures to everyone`, async ({
        page,
        site,
        siteFolder,
      }) => expectNone(await checkPage(page, ownerSite(site, siteFolder), path)))
    }

    test('a story and a note open, fit the screen, and show text and pictures to everyone', async ({
      page,
      site,
      siteFolder,
    }) => {
      const owner = ownerSite(site, siteFolder)
      const paths = await articlePaths(page, owner)
      // `articles.spec.ts` looks at the others.
      for (const path of [...paths.slice(0, 1), ...paths.slice(-1)])
        expectNone(await checkPage(page, owner, path))
    })

    test('the typed lines fit their room', async ({ page, site, siteFolder }) =>
      expectNone(await checkTypedLines(page, ownerSite(site, siteFolder))))

    test('a missing page says so', async ({ page, site, siteFolder }) =>
      expectNone(await checkMissingPage(page, ownerSite(site, siteFolder))))

    test('/resume.json is a JSON Resume', async ({ page, site, siteFolder }) =>
      expectNone(await checkResume(page, ownerSite(site, siteFolder))))
  })
}

function ownerSite(site: Site, siteFolder: string): OwnerSite {
  const { basePath } = JSON.parse(readFileSync(`${siteFolder}/.next/routes-manifest.json`, 'utf8'))
  return { url: new URL(site.url).origin + basePath, folder: resolve(siteFolder) }
}

function expectNone(faults: string[]) {
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
