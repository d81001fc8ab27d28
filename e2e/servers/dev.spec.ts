import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { words } from '../../tests/specimen/content/words'
import { copySite, json } from '../support/site'
import { expect as baseExpect, routes, test } from '../support/test'

/** The dev server compiles each page on request, while other tests use the same machine. */
const expect = baseExpect.configure({ timeout: 30_000 })

test.setTimeout(180_000)

test.describe('the dev server', () => {
  // The first comes with every stand-in for the avatar. The second repeats the server's log.
  test.use({ expectedErrors: [/server caches disabled|\[github\] unavailable/] })
  test('shows every page with a clean console, and alerts once', async ({ page, ownStandIn, start, alerts }, {
    outputDir,
  }) => {
    copySite(outputDir)
    ownStandIn.answer = json({}, 500)
    const site = await start({}, 'dev', outputDir)
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    for (const route of routes) {
      await page.goto(site.url + route)
      await expect(page.locator('body')).toHaveClass(/light/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(`${site.url}/github`)
    await expect(page.getByRole('alert').filter({ hasText: words.github.unavailable })).toBeVisible()
    await expect.poll(() => alerts).toHaveLength(2)
  })
})

test.describe('a mistake in the content', () => {
  // Next reports what a page cannot be built from, with a status of 500 if the browser asks at that moment.
  test.use({ expectedErrors: [/./] })
  test('shows in the browser until it is fixed, at every address of the machine', async ({ page, start }, {
    outputDir,
  }) => {
    copySite(outputDir)
    const site = await start({}, 'dev', outputDir)
    const { port } = new URL(site.url)
    const heading = page.getByRole('heading', { level: 1, name: words.skill.heading })
    const file = `${outputDir}/content/skills.ts`
    const right = readFileSync(file, 'utf8')
    for (const address of [site.networkUrl ?? site.url, `http://127.0.0.1:${port}`]) {
      await page.goto(`${address}/skill`)
      await expect(heading).toBeVisible()
    }
    for (const [wrong, message] of [
      [
        right.replace("'Python', amount: 40", "'Python', amount: 140"),
        'skill 3 (Python), amount: 140 — wanted',
      ],
      [right.replace("'Python'", "'Python"), 'Unterminated string'],
    ] as const) {
      writeFileSync(file, wrong)
      await expect(page.getByText(message).first()).toBeVisible()
      writeFileSync(file, right)
      await expect(heading).toBeVisible()
      await expect(page.getByText(message)).toHaveCount(0)
    }
    appendFileSync(`${outputDir}/content/owner.ts`, `\nowner.portrait = '/me.svg'\n`)
    await expect(page.getByText('there is no public/me.svg')).toBeVisible()
    copyFileSync('tests/specimen/public/drawings/portrait.svg', `${outputDir}/public/me.svg`)
    await page.reload()
    await expect(heading).toBeVisible()
  })
})
