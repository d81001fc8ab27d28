import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { copySite, json } from '../support/site'
import { expect as baseExpect, routes, test } from '../support/test'

/** The dev server compiles each page on request, while other tests use the same machine. */
const expect = baseExpect.configure({ timeout: 20_000 })

// The fixture causes the first message, because its stand-in for the avatar turns the browser's cache off. The next
// ones repeat the server's log and name the mistakes below. The last two come from Next: one when a page comes back
// after it threw, the other when a file is saved before its page is hydrated.
test.use({
  expectedErrors: [
    /server caches disabled|\[github\] unavailable|^Error: content\/|Unterminated string|status of 404|hasn't mounted yet|Router action dispatched before initialization/,
  ],
})

test('the dev server shows every page with a clean console, and at every address shows a content mistake until it is fixed', async ({
  page,
  ownStandIn,
  start,
  alerts,
}, { outputDir }) => {
  test.setTimeout(300_000)
  copySite(outputDir)
  ownStandIn.answer = json({}, 500)
  const site = await start({}, 'dev', outputDir)
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  for (const route of routes) {
    await page.goto(site.url + route)
    await expect(page.locator('html')).toHaveClass(/light/)
    await expect(page.locator('body')).toHaveClass(/light/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`${site.url}/github`)
  await expect(page.getByRole('alert').filter({ hasText: 'GitHub did not answer.' })).toBeVisible()
  await expect.poll(() => alerts).toHaveLength(2)

  const file = `${outputDir}/content/skills.ts`
  const right = readFileSync(file, 'utf8')
  const heading = page.getByRole('heading', { level: 1, name: 'SKILLS & Experience' })
  const mistake = page.getByText(
    'content/skills.ts:6, skill 3 (Python), amount: 140 — wanted a number from 0 to 100, for example 60',
  )
  const syntaxError = page.getByText('Unterminated string').first()
  const { port } = new URL(site.url)
  const addresses = [`http://localhost:${port}`, `http://127.0.0.1:${port}`, site.networkUrl ?? site.url]
  for (const address of addresses) {
    await page.goto(`${address}/skill`)
    await expect(heading).toBeVisible()

    writeFileSync(file, right.replace("'Python', amount: 40", "'Python', amount: 140"))
    await expect(mistake).toBeVisible()
    await expect(page.getByText('content-check')).toHaveCount(0)
    await page.reload()
    await expect(mistake).toBeVisible()

    writeFileSync(file, right)
    await expect(heading).toBeVisible()
    await expect(mistake).toBeHidden()
  }

  writeFileSync(file, right.replace("'Python'", "'Python"))
  await expect(syntaxError).toBeVisible()
  writeFileSync(file, right)
  await expect(heading).toBeVisible()
  await expect(syntaxError).toBeHidden()

  appendFileSync(`${outputDir}/content/owner.ts`, `\nowner.portrait = '/me.svg'\n`)
  await expect(page.getByText('there is no public/me.svg')).toBeVisible()
  copyFileSync('scripts/template/public/drawings/portrait.svg', `${outputDir}/public/me.svg`)
  await page.reload()
  await expect(heading).toBeVisible()
})
