import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { json, octocat } from '../support/site'
import { expect, expectToFit, test, watchLayoutShifts } from '../support/test'

test('shows the profile with exact figures and the time when they were read', {
  tag: '@every-engine',
}, async ({ page, site }) => {
  await page.goto('/github')
  await expect(page.getByRole('heading', { name: 'The Octocat' })).toBeVisible()
  await expect(page.getByText('@octocat')).toBeVisible()
  await expect(page.getByText('Tentacles and tests.')).toHaveText('Tentacles and tests.\nMostly tests.')
  await expect(page.getByRole('term')).toHaveText(['Followers', 'Following', 'Public Repositories'])
  await expect(page.getByRole('definition')).toHaveText(['18,234', '9', '8'])
  await expect(page.getByText(/^As of /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/octocat',
  )
  const avatar = page.getByRole('main').locator('img')
  expect(await avatar.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).origin)).toBe(site.url)
  await expect.poll(() => avatar.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })
    test("shows the time of the figures in the visitor's time zone", async ({ page }) => {
      await page.goto('/github')
      const time = page.getByRole('time')
      const at = new Date((await time.getAttribute('datetime')) ?? '')
      const format = new Intl.DateTimeFormat('en-US', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: timezoneId,
      })
      const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
      await expect(time).toHaveText(`${part.day} ${part.month} ${part.year}, ${part.hour}:${part.minute}`)
    })
  })
}

for (const width of [390, 1440]) {
  test(`shows bar, heading and spinner before GitHub answers, and nothing moves afterwards, at ${width} px`, async ({
    page,
    ownStandIn,
    start,
  }) => {
    const answer = json({ ...octocat, bio: 'A bio of a full length '.repeat(7) })
    const asked = new Promise<() => void>((resolve) => {
      ownStandIn.answer = (...exchange) => resolve(() => answer(...exchange))
    })
    const site = await start()
    await page.setViewportSize({ width, height: 1_600 })
    const shifts = await watchLayoutShifts(page)
    await page.goto(`${site.url}/github`, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: 'Reading the profile' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Github' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    const release = await asked
    release()
    await expect(page.getByRole('heading', { name: 'The Octocat' })).toBeVisible()
    await expect(page.getByText('Reading the profile')).toHaveCount(0)
    expect(await shifts()).toEqual([])
  })
}

test('shows a profile that has no name and no bio', async ({ page, ownStandIn, start }) => {
  ownStandIn.answer = json({ ...octocat, name: null, bio: null })
  const site = await start()
  await page.goto(`${site.url}/github`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('octocat')
  await expect(page.getByRole('definition')).toHaveText(['18,234', '9', '8'])
  await expect(page.getByRole('main')).not.toContainText('null')
})

for (const avatar_url of [
  'javascript:alert(1)',
  'http://avatars.githubusercontent.com/u/1',
  'https://example.com/a.png',
  '',
]) {
  test(`shows initials instead of an avatar at ${avatar_url || 'an empty URL'}`, async ({
    page,
    ownStandIn,
    start,
    alerts,
  }) => {
    ownStandIn.answer = json({ ...octocat, avatar_url })
    const site = await start()
    await page.goto(`${site.url}/github`)
    await expect(page.getByText('TO', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    expect(alerts).toEqual([])
  })
}

const HUGE = { width: 5_000, height: 5_000, channels: 3, background: 'red' } as const

const badAvatars: Record<string, RequestListener> = {
  'cannot be loaded': (_, response) => response.writeHead(500).end(),
  'redirects to another host': (_, response) =>
    response.writeHead(302, { location: 'https://example.com/a.png' }).end(),
  'never arrives': () => {},
  'is an SVG': (_, response) =>
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  'is not a picture': (_, response) => response.end('<!doctype html>'),
  'has 2 MB': (_, response) => response.end(Buffer.alloc(2_000_000)),
  'has 25 megapixels': async (_, response) => response.end(await sharp({ create: HUGE }).png().toBuffer()),
}

for (const [name, answer] of Object.entries(badAvatars)) {
  test(`shows initials when the avatar ${name}`, async ({ page, ownStandIn, start }) => {
    ownStandIn.answerAvatar = answer
    const site = await start()
    await page.goto(`${site.url}/github`)
    await expect(page.getByText('TO', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    const { headers, status } = await fetch(`${site.url}/github/avatar`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(site.log().match(/^\[github\] no avatar: .+$/gm)).toHaveLength(1)
  })
}

test('reads the avatar once, on the first request, and keeps it when it cannot be read again', async ({
  ownStandIn,
  start,
}) => {
  let reads = 0
  const answer = ownStandIn.answerAvatar
  ownStandIn.answerAvatar = (...exchange) =>
    (reads++ ? badAvatars['is not a picture'] : answer)?.(...exchange)
  const site = await start({ PROFILE_REVALIDATE_SECONDS: '2' })
  const address = `${site.url}/github/avatar`
  const { headers, status } = await fetch(address)
  expect(status).toBe(200)
  await fetch(`${site.url}/github`)
  expect([reads, ownStandIn.requests.length]).toEqual([1, 1])
  const again = await fetch(address, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  await expect
    .poll(async () => {
      await fetch(address)
      return site.log()
    })
    .toContain('no avatar')
  expect((await fetch(address)).headers.get('etag')).toBe(headers.get('etag'))
})

for (const hostile of [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '\u202Eright to left override\u202E',
  'Z\u0351\u036B\u0343a\u0329\u035El\u0334g\u0321\u0321o'.repeat(20),
  'W'.repeat(500),
]) {
  test(`shows hostile text as text: ${hostile.slice(0, 20)}`, async ({ page, ownStandIn, start, alerts }) => {
    ownStandIn.answer = json({ ...octocat, name: hostile, bio: hostile })
    const site = await start()
    await page.goto(`${site.url}/github`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(hostile)
    await expect(page.getByRole('definition')).toHaveText(['18,234', '9', '8'])
    await expectToFit(page)
    expect(alerts).toEqual([])
  })
}

test('sends requests only to the site itself', async ({ page, site }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto('/github')
  await expect(page.getByRole('heading', { name: 'The Octocat' })).toBeVisible()
  expect([...origins]).toEqual([site.url])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the profile', async ({ page }) => {
    await page.goto('/github')
    await expect(page.getByRole('heading', { name: 'The Octocat' })).toBeVisible()
    await expect(page.getByText('Reading the profile')).toBeHidden()
    await expect(page.getByText(/^As of .* UTC$/)).toBeVisible()
  })

  test('shows only the notice', async ({ page, ownStandIn, start }) => {
    ownStandIn.answer = json({}, 500)
    const site = await start()
    await page.goto(`${site.url}/github`)
    await expect(page.getByRole('alert')).toContainText('GitHub did not answer.')
    await expect(page.getByText('Reading the profile')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
})
