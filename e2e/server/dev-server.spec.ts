import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { english as words } from '../../content/schema/languages/en'
import { copySite } from '../../tests/support/copy-site'
import { expect, test } from '../support/fixtures'
import { SITES, type Site, startSite } from '../support/start-site'

const FOLDER = `${SITES}/dev`

// All tests share one server, so they run one after the other.
test.describe.configure({ mode: 'default' })
let site: Site

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  copySite(FOLDER, {
    'owner.ts': "owner.portrait = '/upright.heic'",
    'services.ts': 'services.splice(0)',
    'navigation.ts': 'navigation.splice(3, 1)',
    'pages/uses.md': '---\ntitle: What I use\nsummary: A desk.\nname: Uses\n---',
  })
  // A picture that says where it was taken would be a mistake.
  const heic = readFileSync('tests/support/upright.heic', 'latin1').replace('Exif', 'none')
  writeFileSync(`${FOLDER}/public/upright.heic`, heic, 'latin1')
  site = await startSite({}, 'dev', FOLDER)
})
test.afterAll(() => site.stop())

// Next reports the first error for the avatar of any stand-in. The second repeats the server's log.
test.use({ expectedErrors: [/server caches disabled|\[github\] unavailable/] })

test('shows pages and a HEIC with a clean console, and alerts a failure once', async ({ page, alerts }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  // Other tests hydrate every page of the build. Here, the server and React's checks are different.
  await page.goto(`${site.url}/github`)
  await expect(page.locator('body')).toHaveClass(/light/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const portrait = page.locator('img[src*="upright"]').first()
  await expect.poll(() => portrait.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBe(64)
  const outside = await page.request.get(`${site.url}/dev-picture/public/..%2fpackage.json`)
  expect(outside.status()).toBe(404)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: words.github.unavailable })).toBeVisible()
  await expect.poll(() => alerts).toHaveLength(2)
  await page.getByRole('link', { name: 'Uses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What I use' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Uses' })).toHaveAttribute('aria-current', 'page')
})

test('a page without content shows that it is missing, and the log has no error', async ({ request }) => {
  const start = site.log().length
  // Next checks a page after its answer. The result is in the log before the second answer after that.
  for (const path of ['/services', '/github', '/notes/gone', '/services', '/github', '/notes/gone']) {
    const heading = path === '/github' ? words.github.heading : words.notFound.heading
    expect(await (await request.get(site.url + path)).text()).toContain(`${heading}</h1>`)
  }
  expect(site.log().slice(start)).not.toMatch(/error|invariant/i)
})

test('lists once in the log what is worth improving', async () => {
  await expect.poll(site.log).toContain('Worth improving:\n\n  content/')
  expect(site.log().split('Worth improving')).toHaveLength(2)
  expect(site.log()).not.toContain('Still as shipped')
})

test.describe('a mistake in the content', () => {
  // While a page cannot be built, Next answers 500, and whether the browser asks at that moment depends on its speed.
  test.use({ expectedErrors: [/./] })
  test('shows in the browser until it is fixed, also at the address for other devices', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1, name: words.github.heading })
    const file = `${FOLDER}/content/skills.ts`
    const right = readFileSync(file, 'utf8')
    const message = page.getByText('skill 3 (Python), amount: 140 — wanted')
    // Next reports an edit only to the pages that listen at that moment, and a page is visible before it listens.
    const listening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    const [, networkUrl = site.url] = /Network: +(http:\S+)/.exec(site.log()) ?? []
    await page.goto(`${networkUrl}/github`)
    await listening
    await expect(heading).toBeVisible()
    writeFileSync(file, right.replace("'Python', amount: 40", "'Python', amount: 140"))
    await expect(message.first()).toBeVisible()
    writeFileSync(file, right)
    await expect(heading).toBeVisible()
    await expect(message).toHaveCount(0)
  })
})
