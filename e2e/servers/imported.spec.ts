import { execFile } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { copySite } from '../../tests/copy-site'
import { github, repository, withPictures } from '../../tests/scripts/import/github'
import { buildSite, SITES } from '../support/site'
import { expect, expectDrawn, test } from '../support/test'

const FOLDER = `${SITES}/imported`

// The first thing that README tells a new owner to do.
test('builds what an import brings, with a picture for each project', async ({ page, ownStandIn, start }) => {
  test.slow() // It builds a site.
  rmSync(FOLDER, { recursive: true, force: true })
  copySite(FOLDER)
  const names = Array.from({ length: 12 }, (_, number) => `a-tool-with-a-name-of-forty-characters-${number}`)
  const repositories = names.map((name) => repository(name))
  ownStandIn.answer = github({ repositories, files: withPictures(/a-tool/) })
  const options = { cwd: FOLDER, env: { ...process.env, ...ownStandIn.env } }
  await promisify(execFile)('npm', ['run', 'import', '--', 'github:ada-l'], options)
  await buildSite(FOLDER)
  // All twelve are the same picture, which is resized once.
  expect(readdirSync(`${FOLDER}/.next/cache/photos`)).toHaveLength(6)

  const site = await start({}, FOLDER)
  await page.goto(`${site.url}/project`)
  const pictures = page.getByRole('main').locator('img[src*=a-tool]')
  await expect(pictures).toHaveCount(12)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expectDrawn(picture)
  }
})
