import { buildCopy, startSite } from './site'
import { expect, routes, test } from './test'

/** Lines that are added to the owner's files. */
const owners: Record<string, Record<string, string>> = {
  sparse: {
    'owner.ts': `Object.assign(owner, { name: 'Bo', bio: '', roles: [], passions: [] })`,
    'projects.ts': `projects.splice(1); delete projects[0]?.image`,
    'services.ts': `services.splice(0)`,
    'skills.ts': `skills.splice(0)`,
    'socials.ts': `socials.splice(0); contactSocials.splice(0)`,
    'career.ts': `experience.splice(0); qualifications.splice(0); achievements.splice(0)`,
  },
  overfull: {
    'owner.ts': `Object.assign(owner, {
      name: 'Prof. Dr. Maximiliane-Theodora Freifrau von Donaudampfschiff',
      email: 'maximiliane.theodora.von.donaudampfschiff@a-rather-long-university.example.com',
      bio: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(40),
      roles: ['Softwarequalitätssicherungsingenieurin.', 'Developer.', 'Developer.'],
    })`,
    'projects.ts': `
      Object.assign(projects[0] ?? {}, { title: 'W'.repeat(80), techUsed: 'C++, '.repeat(60) })
      Object.assign(projects[1] ?? {}, { title: 'مخطط المسارات' })
      for (let i = 0; i < 51; i++) projects.push({ ...(projects[i % 9] as Project), id: 100 + i })`,
    'skills.ts': `skills.push({ id: 9, skillName: 'Donaudampfschifffahrtselektrizität'.repeat(3), amount: 100 })`,
    'services.ts': `services.push(...services.map((service) => ({ ...service, id: service.id + 9 })))`,
  },
}

for (const [name, files] of Object.entries(owners)) {
  test(`holds ${name} content`, async ({ page, standIn }, { outputDir }) => {
    test.slow()
    buildCopy(outputDir, files)
    const site = await startSite({ GITHUB_API_URL: standIn.url }, 'start', outputDir)
    for (const route of routes) {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(site.url + route)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
    await page.close()
    await site.stop()
  })
}
