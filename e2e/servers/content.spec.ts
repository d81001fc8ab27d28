import { spawnSync } from 'node:child_process'
import { buildCopy, copySite, NEXT, startSite } from '../support/site'
import { expect, expectToFit, routes, test } from '../support/test'

/** Lines to append to the files of `content/`, by file name. */
const owners: Record<string, Record<string, string>> = {
  empty: {
    'owner.ts': `Object.assign(owner, { name: 'Bo', bio: '', roles: [], passions: [] }); delete owner.cv`,
    'projects.ts': `projects.splice(0); (projectFilters as unknown as []).splice(0)`,
    'services.ts': `services.splice(0)`,
    'skills.ts': `skills.splice(0)`,
    'socials.ts': `socials.splice(0); contactSocials.splice(0)`,
    'career.ts': `experience.splice(0); qualifications.splice(0); achievements.splice(0)`,
    'navigation.ts': `navigation.splice(0)`,
  },
  minimal: {
    'owner.ts': `Object.assign(owner, { bio: 'I code.', roles: ['Coder.'], passions: [] }); delete owner.cv`,
    'projects.ts': `projects.splice(1); delete projects[0]?.image; delete projects[0]?.live`,
    'services.ts': `services.splice(1); services[0]?.technologies.splice(0)`,
    'skills.ts': `skills.splice(1)`,
    'socials.ts': `socials.splice(1); contactSocials.splice(1)`,
    'career.ts': `delete experience[0]?.start; qualifications.splice(0, 2); delete qualifications[0]?.institution`,
    'navigation.ts': `navigation.splice(1)`,
  },
}

for (const [name, files] of Object.entries(owners)) {
  test(`shows every page with ${name} content`, async ({ page, standIn }, { outputDir }) => {
    test.setTimeout(300_000)
    buildCopy(outputDir, files)
    const site = await startSite(standIn.env, 'start', outputDir)
    for (const route of routes) {
      await page.goto(site.url + route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveTitle(/undefined/)
      await expect(page.locator('ul:empty, ol:empty, h2:empty, select:empty')).toHaveCount(0)
      await expectToFit(page)
    }
    await page.close()
    await site.stop()
  })
}

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
    'content/skills.ts, skill 3 (Python), years: 3 — there is no such field; wanted are id, skillName, amount',
  ])
})
