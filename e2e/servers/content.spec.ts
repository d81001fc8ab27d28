import { spawnSync } from 'node:child_process'
import { copySite, NEXT, SITES } from '../support/site'
import { expect, test } from '../support/test'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
test('stops the build and reports each mistake once', async ({}, { outputDir }) => {
  copySite(outputDir, {
    'owner.ts': `Object.assign(owner, { handle: '@me', portrait: '/none.png' })`,
    'skills.ts': `Object.assign(skills[2] ?? {}, { amount: 140, years: 3 })`,
  })
  const { status, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: outputDir,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).not.toMatch(/^ +at /m)
  const mistakes = stderr.split('\n').filter((line) => line.includes('content/'))
  expect(mistakes.map((line) => line.trim().replace(/:\d+/, ''))).toEqual([
    'content/owner.ts, owner, handle: "@me" — wanted the name of a GitHub account, for example "octocat"',
    'content/owner.ts, owner, portrait: "/none.png" — there is no public/none.png; wanted a picture under public/ (svg, png, jpeg, webp, avif, gif), for example "/portrait.svg"',
    'content/skills.ts, skill 3 (Python), amount: 140 — wanted a number from 0 to 100, for example 60',
    'content/skills.ts, skill 3 (Python), years: 3 — there is no such field; the fields are id, skillName, amount, keywords',
  ])
})

test.describe('a page without content', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('is gone, unless the navigation names it, and so is /github without a handle', async ({
    page,
    start,
  }) => {
    // Its content is empty, and its navigation names only the services and /github.
    const { url } = await start({}, 'start', `${SITES}/minimum`)
    for (const path of ['/about', '/skill', '/project', '/github']) {
      const response = await page.goto(url + path)
      expect(response?.status(), path).toBe(404)
      expect(await response?.text(), path).toMatch(/<h1[^>]*>Page Not Found</)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      expect((await page.request.get(`${url}/preview${path}`)).status()).toBe(404)
    }
    await page.goto(`${url}/services`)
    await expect(page.getByText('No service to show here yet.')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('Sheet 1 of 3')).toBeVisible()
    const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path]) => path)
    expect(listed).toEqual(['/services', '', '/contact'])
    expect((await page.request.get(`${url}/github/avatar`)).status()).toBe(404)
    await expect(page.getByRole('link', { name: /github/i })).toHaveCount(0)
  })
})
