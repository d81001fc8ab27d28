import type { RequestListener } from 'node:http'
import type { Page } from 'playwright/test'
import { json, octocat, type Site } from '../support/site'
import { expect, test, translate } from '../support/test'

const NOT_FOUND = 'GitHub knows no public account “octocat”.'
const LIMITED = 'GitHub answers only so many questions an hour'
const UNAVAILABLE = 'GitHub did not answer.'
const INVALID = 'GitHub gave an answer that makes no sense here.'

const soon = () => String(Math.floor(Date.now() / 1_000) + 600)

type Fault = {
  answer: RequestListener
  notice: string
  log: string
  /** Seconds until GitHub is asked again. The default is 60. */
  wait?: number
}

function text(body: string, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body)
}

function changed(fields: object) {
  return json({ ...octocat, ...fields })
}

const HTML = '<!doctype html><title>Unicorn!</title><h1>502</h1>'

const faults: Record<string, Fault> = {
  '304 without a body': { answer: text('', 304), notice: UNAVAILABLE, log: 'unavailable: HTTP 304' },
  '401 without a token': { answer: json({}, 401), notice: UNAVAILABLE, log: 'unavailable: HTTP 401' },
  '403 with retry-after': {
    answer: json({}, 403, { 'retry-after': '600' }),
    notice: LIMITED,
    log: 'rate-limited: HTTP 403',
    wait: 600,
  },
  '403 with an exhausted limit': {
    answer: (_, response) =>
      response.writeHead(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }).end('{}'),
    notice: LIMITED,
    log: 'rate-limited: HTTP 403',
    wait: 600,
  },
  '403 with neither header': { answer: json({}, 403), notice: LIMITED, log: 'rate-limited: HTTP 403' },
  '429 with retry-after': {
    answer: json({}, 429, { 'retry-after': '600' }),
    notice: LIMITED,
    log: 'rate-limited: HTTP 429',
    wait: 600,
  },
  '429 with an exhausted limit': {
    answer: (_, response) =>
      response.writeHead(429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }).end('{}'),
    notice: LIMITED,
    log: 'rate-limited: HTTP 429',
    wait: 600,
  },
  '429 with a retry-after of a day': {
    answer: json({}, 429, { 'retry-after': '86400' }),
    notice: LIMITED,
    log: 'rate-limited: HTTP 429',
    wait: 3_600,
  },
  '403 with a reset but calls left': {
    answer: (_, response) =>
      response.writeHead(403, { 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': soon() }).end('{}'),
    notice: LIMITED,
    log: 'rate-limited: HTTP 403',
  },
  '429 with neither header': { answer: json({}, 429), notice: LIMITED, log: 'rate-limited: HTTP 429' },
  '429 with invalid headers': {
    answer: json({}, 429, { 'retry-after': 'soon', 'x-ratelimit-reset': '-1' }),
    notice: LIMITED,
    log: 'rate-limited: HTTP 429',
  },
  '404': { answer: json({ message: 'Not Found' }, 404), notice: NOT_FOUND, log: 'not-found: HTTP 404' },
  '410': { answer: json({ message: 'Gone' }, 410), notice: NOT_FOUND, log: 'not-found: HTTP 410' },
  '500': { answer: json({}, 500), notice: UNAVAILABLE, log: 'unavailable: HTTP 500' },
  '502 with HTML': { answer: text(HTML, 502), notice: UNAVAILABLE, log: 'unavailable: HTTP 502' },
  '200 with HTML': { answer: text(HTML), notice: INVALID, log: 'invalid: not JSON' },
  '200 without a body': { answer: text(''), notice: INVALID, log: 'invalid: not JSON' },
  'truncated JSON': { answer: text('{"login":"octo'), notice: INVALID, log: 'invalid: not JSON' },
  'an array': { answer: json([octocat]), notice: INVALID, log: 'invalid: unexpected answer' },
  null: { answer: json(null), notice: INVALID, log: 'invalid: unexpected answer' },
  'a missing field': {
    answer: changed({ followers: undefined }),
    notice: INVALID,
    log: 'invalid: unexpected followers',
  },
  'wrong types': {
    answer: changed({ followers: '7', name: 7 }),
    notice: INVALID,
    log: 'invalid: unexpected name, followers',
  },
  'a negative number': {
    answer: changed({ following: -1 }),
    notice: INVALID,
    log: 'invalid: unexpected following',
  },
  'a fraction': {
    answer: changed({ following: 1.5 }),
    notice: INVALID,
    log: 'invalid: unexpected following',
  },
  'a huge number': {
    answer: changed({ public_repos: 1e300 }),
    notice: INVALID,
    log: 'invalid: unexpected public_repos',
  },
  'an invalid login': {
    answer: changed({ login: '../evil' }),
    notice: INVALID,
    log: 'invalid: unexpected login',
  },
  'a body of 20 MB': {
    answer: (_, response) => response.end(Buffer.alloc(20_000_000, ' ')),
    notice: INVALID,
    log: 'invalid: more than 1000000 bytes',
  },
  'a redirect to another host': {
    answer: text('', 301, { location: 'https://example.com/users/octocat' }),
    notice: UNAVAILABLE,
    log: 'unavailable: HTTP 301',
  },
  'a redirect to nowhere': {
    answer: text('', 307, { location: 'http://' }),
    notice: UNAVAILABLE,
    log: 'unavailable: HTTP 307',
  },
  'a redirect loop': {
    answer: (request, response) => response.writeHead(302, { location: request.url }).end(),
    notice: UNAVAILABLE,
    log: 'unavailable: HTTP 302',
  },
  'a connection reset': {
    answer: (request) => request.socket.resetAndDestroy(),
    notice: UNAVAILABLE,
    log: 'unavailable: ',
  },
  'no answer': { answer: () => {}, notice: UNAVAILABLE, log: 'unavailable: no answer within 5000 ms' },
  'headers, then silence': {
    answer: (_, response) => response.writeHead(200).flushHeaders(),
    notice: UNAVAILABLE,
    log: 'unavailable: no answer within 5000 ms',
  },
  'one byte per second': {
    answer: (_, response) => {
      const timer = setInterval(() => response.write(' '), 1_000)
      response.on('close', () => clearInterval(timer))
    },
    notice: UNAVAILABLE,
    log: 'unavailable: no answer within 5000 ms',
  },
}

function logOf(site: Site) {
  return site
    .log()
    .split('\n')
    .filter((line) => line.includes('[github]'))
}

/** Reads the page as the server sends it, without its scripts. */
async function read(site: Site) {
  const response = await fetch(`${site.url}/github`)
  const html = (await response.text()).replace(/<script.*?<\/script>/gs, '')
  return {
    status: response.status,
    figures: html.match(/<dd/g)?.length ?? 0,
    notice: [NOT_FOUND, LIMITED, UNAVAILABLE, INVALID].find((notice) => html.includes(notice)),
    readAt: /<time dateTime="([^"]*)/.exec(html)?.[1],
  }
}

async function expectProfile(page: Page) {
  await expect(page.getByRole('heading', { name: octocat.name })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['18,234', '9', '8'])
  await expect(page.getByRole('heading', { name: 'The profile cannot be shown just now' })).toHaveCount(0)
}

async function expectNotice(page: Page, notice: string) {
  await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveCount(0)
}

// The served HTML holds what the visitor sees. The browser's part is the same for every fault and is tested below.
// With both intervals at 0, one server can take fault after fault, except those that tell it to wait.
const NO_INTERVALS = { PROFILE_REVALIDATE_SECONDS: '0', PROFILE_RETRY_SECONDS: '0' }
const SLOW = ['no answer', 'headers, then silence', 'one byte per second']
const quickFaults = Object.entries(faults).filter(([name, fault]) => !fault.wait && !SLOW.includes(name))

test('shows the notice for every fault when there is no profile yet', async ({ ownStandIn, start }) => {
  test.slow()
  const site = await start(NO_INTERVALS)
  for (const [index, [name, fault]] of quickFaults.entries()) {
    ownStandIn.answer = fault.answer
    expect.soft(await read(site), name).toMatchObject({ status: 200, figures: 0, notice: fault.notice })
    await expect.poll(() => logOf(site), { message: name }).toHaveLength(index + 1)
    expect.soft(logOf(site).at(-1), name).toContain(`[github] ${fault.log}`)
  }
  // The redirect loop is followed three times.
  expect(ownStandIn.requests).toHaveLength(quickFaults.length + 3)
})

test('keeps the profile through every fault but a missing account', async ({ ownStandIn, start }) => {
  test.slow()
  const site = await start(NO_INTERVALS)
  const good = await read(site)
  expect(good).toEqual({ status: 200, figures: 3, readAt: expect.any(String) })
  const survived = quickFaults.filter(([, fault]) => fault.notice !== NOT_FOUND)
  for (const [index, [name, fault]] of survived.entries()) {
    ownStandIn.answer = fault.answer
    expect.soft(await read(site), name).toEqual(good)
    await expect.poll(() => logOf(site), { message: name }).toHaveLength(index + 1)
    expect.soft(logOf(site).at(-1), name).toContain(`[github] ${fault.log}`)
  }
  expect(await read(site)).toEqual(good)
})

test('gives up on GitHub after five seconds, and keeps the profile if there is one', async ({
  ownStandIn,
  start,
}) => {
  test.slow()
  // Each server names its fault as its token, so that all faults can be waited for at the same time.
  const mended = new Set<string>()
  ownStandIn.answer = (request, response) => {
    const name = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const answer = mended.has(name) ? json(octocat) : faults[name]?.answer
    answer?.(request, response)
  }
  await Promise.all(
    SLOW.map(async (name) => {
      const site = await start({ ...NO_INTERVALS, GITHUB_TOKEN: name })
      expect.soft(await read(site), name).toMatchObject({ status: 200, figures: 0, notice: UNAVAILABLE })
      mended.add(name)
      const good = await read(site)
      expect(good).toEqual({ status: 200, figures: 3, readAt: expect.any(String) })
      mended.delete(name)
      expect.soft(await read(site), name).toEqual(good)
      await expect.poll(() => logOf(site), { message: name, timeout: 8_000 }).toHaveLength(2)
      for (const line of logOf(site)) expect(line).toContain('unavailable: no answer within 5000 ms')
      expect(await read(site)).toEqual(good)
    }),
  )
})

for (const [name, fault] of Object.entries(faults).filter(([name, { wait }]) => wait || name === '500')) {
  test(`${name}: does not ask GitHub again for a while`, async ({ ownStandIn, start }) => {
    ownStandIn.answer = fault.answer
    const site = await start()
    for (let view = 0; view < 2; view++) {
      expect(await read(site)).toMatchObject({ status: 200, figures: 0, notice: fault.notice })
    }
    expect(ownStandIn.requests).toHaveLength(1)
    expect(logOf(site)).toEqual([expect.stringContaining(`[github] ${fault.log}`)])
    const askedAgainAt = Date.parse(logOf(site)[0]?.split('asking again at ')[1] ?? '')
    expect(Math.abs(askedAgainAt - Date.now() - (fault.wait ?? 60) * 1_000)).toBeLessThan(10_000)
  })
}

for (const name of ['404', '410', '429 with retry-after']) {
  const fault = faults[name] as Fault // The name is a key of `faults`.
  test(`${name} after a good answer: asks GitHub once, and only a missing account replaces the profile`, async ({
    ownStandIn,
    start,
  }) => {
    const site = await start({ PROFILE_REVALIDATE_SECONDS: '0' })
    const good = await read(site)
    ownStandIn.answer = fault.answer
    expect(await read(site)).toEqual(good)
    await expect.poll(() => logOf(site)).toEqual([expect.stringContaining(`[github] ${fault.log}`)])
    const isBelieved = fault.notice === NOT_FOUND
    expect(await read(site)).toEqual(isBelieved ? { status: 200, figures: 0, notice: NOT_FOUND } : good)
    expect(ownStandIn.requests).toHaveLength(2)
  })
}

for (const name of ['404', '429 with retry-after', '500', '200 with HTML']) {
  const fault = faults[name] as Fault // The name is a key of `faults`.
  test(`${name}: alerts once per view and shows no figures`, {
    tag: name === '500' ? '@every-engine' : [],
  }, async ({ page, ownStandIn, start, alerts }) => {
    ownStandIn.answer = fault.answer
    const site = await start()
    for (const view of [1, 2]) {
      await page.goto(`${site.url}/github`)
      await expectNotice(page, fault.notice)
      await expect.poll(() => alerts).toHaveLength(view)
    }
    await expect(page.getByRole('link', { name: 'View on GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/octocat',
    )
    expect(alerts).toEqual(['Error fetching data', 'Error fetching data'])
  })
}

test('keeps the last good profile after a failure, without an alert', async ({
  page,
  ownStandIn,
  start,
  alerts,
}) => {
  const site = await start({ PROFILE_REVALIDATE_SECONDS: '0' })
  await page.goto(`${site.url}/github`)
  await expectProfile(page)
  const age = await page.getByRole('time').textContent()
  ownStandIn.answer = json({}, 500)
  await page.reload()
  await expect.poll(() => logOf(site)).toHaveLength(1)
  await page.reload()
  await expectProfile(page)
  await expect(page.getByRole('time')).toHaveText(age ?? '')
  expect(alerts).toEqual([])
})

test('keeps the profile when GitHub refuses the connection, and shows the notice when there is none', async ({
  ownStandIn,
  start,
}) => {
  const site = await start({ PROFILE_REVALIDATE_SECONDS: '0' })
  const good = await read(site)
  await ownStandIn.stop()
  expect(await read(site)).toEqual(good)
  await expect
    .poll(() => logOf(site))
    .toEqual([expect.stringContaining('[github] unavailable: ECONNREFUSED')])
  expect(await read(site)).toEqual(good)

  const cold = await start()
  expect(await read(cold)).toEqual({ status: 200, figures: 0, notice: UNAVAILABLE })
})

for (const name of SLOW) {
  test(`${name} after a good answer: the page does not wait for GitHub`, async ({ ownStandIn, start }) => {
    const { answer } = faults[name] as Fault // The name is a key of `faults`.
    const site = await start({ PROFILE_REVALIDATE_SECONDS: '0' })
    const good = await read(site)
    let isOver = false
    ownStandIn.answer = (request, response) => {
      response.on('close', () => {
        isOver = true
      })
      answer(request, response)
    }
    expect(await read(site)).toEqual(good) // `read` waits until the response ends.
    expect(isOver).toBe(false)
    await expect.poll(() => ownStandIn.requests).toHaveLength(2)
  })
}

test.describe('with a token', () => {
  const token = 'not-a-real-token'

  test('follows three redirects on the same host and sends the token each time', async ({
    ownStandIn,
    start,
  }) => {
    ownStandIn.answer = (request, response) => {
      const hop = Number(request.url?.at(-1))
      if (hop === 3) json(octocat)(request, response)
      else response.writeHead(302, { location: `/user/${(hop || 0) + 1}` }).end()
    }
    const site = await start({ GITHUB_TOKEN: token })
    expect(await read(site)).toMatchObject({ figures: 3 })
    const asked = ['/users/octocat', '/user/1', '/user/2', '/user/3']
    expect(ownStandIn.requests).toMatchObject(
      asked.map((url) => ({ url, headers: { authorization: `Bearer ${token}` } })),
    )
  })

  test('sends the token to GitHub, and shows it neither on the page nor in the log', async ({
    page,
    ownStandIn,
    start,
  }) => {
    const site = await start({ GITHUB_TOKEN: token })
    await page.goto(`${site.url}/github`)
    await expectProfile(page)
    expect(ownStandIn.requests).toMatchObject([
      {
        url: '/users/octocat',
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          'user-agent': 'portfolio-of-octocat',
          'x-github-api-version': '2022-11-28',
        },
      },
    ])
    expect(await page.content()).not.toContain(token)
    expect(site.log()).not.toContain(token)
  })

  test('asks once more without the token when GitHub refuses it', async ({ page, ownStandIn, start }) => {
    ownStandIn.answer = (request, response) =>
      (request.headers.authorization ? json({}, 401) : json(octocat))(request, response)
    const site = await start({ GITHUB_TOKEN: token })
    await page.goto(`${site.url}/github`)
    await expectProfile(page)
    expect(ownStandIn.requests.map((request) => request.headers.authorization)).toEqual([
      `Bearer ${token}`,
      undefined,
    ])
    expect(logOf(site)).toEqual([expect.stringContaining('GITHUB_TOKEN is refused (HTTP 401)')])
    expect(site.log()).not.toContain(token)
  })

  test('shows the notice when GitHub also refuses the request without the token', async ({
    ownStandIn,
    start,
  }) => {
    ownStandIn.answer = json({}, 401)
    const site = await start({ GITHUB_TOKEN: token })
    expect(await read(site)).toMatchObject({ status: 200, figures: 0, notice: UNAVAILABLE })
    expect(ownStandIn.requests).toHaveLength(2)
    expect(logOf(site)).toEqual([
      expect.stringContaining('GITHUB_TOKEN is refused (HTTP 401)'),
      expect.stringContaining('unavailable: HTTP 401'),
    ])
    expect(site.log()).not.toContain(token)
  })

  test('keeps the last good profile when GitHub refuses the token later', async ({ ownStandIn, start }) => {
    const site = await start({ GITHUB_TOKEN: token, PROFILE_REVALIDATE_SECONDS: '0' })
    const good = await read(site)
    ownStandIn.answer = json({}, 401)
    expect(await read(site)).toEqual(good)
    await expect.poll(() => logOf(site)).toHaveLength(2)
    expect(await read(site)).toEqual(good)
    expect(ownStandIn.requests).toHaveLength(3)
  })
})

test.describe('the button “Try again”', () => {
  test('shows the profile without a page load or a second alert', { tag: '@every-engine' }, async ({
    page,
    ownStandIn,
    start,
    alerts,
  }) => {
    ownStandIn.answer = json({}, 500)
    const site = await start({ PROFILE_RETRY_SECONDS: '0' })
    await page.goto(`${site.url}/github`)
    await expectNotice(page, UNAVAILABLE)
    await expect.poll(() => alerts).toHaveLength(1)
    await page.evaluate('isSamePage = true')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toContainText('Still no profile.')
    expect(ownStandIn.requests).toHaveLength(2)

    ownStandIn.answer = json(octocat)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toHaveText('The profile is here.')
    await expectProfile(page)
    await expect(page.getByRole('status')).toBeFocused()
    expect(await page.evaluate('isSamePage')).toBe(true)
    expect(alerts).toEqual(['Error fetching data'])

    await page.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/about$/)
    await page.goBack()
    await expectProfile(page)
    await expect(page.getByRole('status')).toHaveText('')
  })

  test('says when GitHub will be asked next, and does not ask earlier, also on a translated page', async ({
    page,
    ownStandIn,
    start,
  }) => {
    ownStandIn.answer = json({}, 429, { 'retry-after': '600' })
    const site = await start()
    await page.goto(`${site.url}/github`)
    await expectNotice(page, LIMITED)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toContainText('Still no profile. GitHub will be asked again after')
    await page.evaluate(translate)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status').getByRole('time').locator('font')).toHaveCount(0)
    const until = await page.getByRole('status').getByRole('time').getAttribute('datetime')
    expect(Math.abs(Date.parse(until ?? '') - Date.now() - 600_000)).toBeLessThan(60_000)
    expect(ownStandIn.requests).toHaveLength(1)
  })
})

test('alerts once each time a link opens the page', async ({ page, ownStandIn, start, alerts }) => {
  ownStandIn.answer = json({}, 500)
  const site = await start()
  await page.goto(site.url)
  for (const view of [1, 2]) {
    await page.getByRole('link', { name: 'Github' }).click()
    await expectNotice(page, UNAVAILABLE)
    await expect.poll(() => alerts).toHaveLength(view)
    await page.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me')
  }
  expect(alerts).toHaveLength(2)
})

for (const [state, answer, view] of [
  ['with an empty cache', json(octocat), { status: 200, figures: 3, readAt: expect.any(String) }],
  ['when GitHub fails', json({}, 500), { status: 200, figures: 0, notice: UNAVAILABLE }],
] as const) {
  test(`asks GitHub once for 100 visitors at the same time, ${state}`, async ({ ownStandIn, start }) => {
    ownStandIn.answer = (request, response) => setTimeout(() => answer(request, response), 300)
    const site = await start()
    const pages = await Promise.all(Array.from({ length: 100 }, () => read(site)))
    expect(pages).toEqual(Array(100).fill(view))
    expect(ownStandIn.requests).toHaveLength(1)
  })
}

test('asks GitHub once for 100 visitors at the same time when the profile is stale, and none of them waits', async ({
  ownStandIn,
  start,
}) => {
  const site = await start({ PROFILE_REVALIDATE_SECONDS: '0' })
  await read(site)
  ownStandIn.answer = () => {}
  const pages = await Promise.all(Array.from({ length: 100 }, () => read(site)))
  expect(pages.map((view) => view.figures)).toEqual(Array(100).fill(3))
  expect(ownStandIn.requests).toHaveLength(2)
})
