import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { serverWithStandIn } from '@/tests/support/server-with-stand-in'
import { json, octocat } from '@/tests/support/stand-in'

const server = await serverWithStandIn()
const { standIn, log } = server

async function getProfile(handle = octocat.login) {
  return (await import('@/app/_github/get-profile')).getProfile(handle)
}

/** Returns what visitors see when the profile is stale, before and after it is renewed in the background. */
async function renew() {
  vi.setSystemTime(Date.now() + 3_600_000)
  const before = await getProfile()
  await server.background
  return { before, after: await getProfile() }
}

test('shows a renamed account in the words of the site, and says so in one line', async () => {
  const [login, url] = ['kraken', 'https://github.example.com/kraken']
  standIn.answer = json({ ...octocat, login, name: ' ', bio: null, html_url: url })
  const { followers, following, public_repos: publicRepositories } = octocat
  const profile = { login, name: login, bio: null, followers, following, publicRepositories, url }
  expect(await getProfile()).toMatchObject({ profile })
  expect(log.mock.calls).toEqual([[expect.stringContaining('"octocat" is now "kraken"')]])
})

const USED_UP = { 'x-ratelimit-remaining': '0' }
const WRONG = { login: '../evil', name: 7, followers: undefined, following: 1.5, public_repos: -1 }
const TOMORROW = new Date(Date.now() + 86_400_000).toUTCString()

/** Answers that are no profile, each with its cause in the log, and with the seconds to wait if these are not 60. */
const faults: [name: string, RequestListener, reason: string, cause: string, wait?: number][] = [
  ['304 without a body', text('', 304), 'unavailable', 'HTTP 304'],
  ['404', text('', 404), 'not-found', 'HTTP 404'],
  ['410', text('', 410), 'not-found', 'HTTP 410'],
  ['403 without a time', limit(403), 'rate-limited', 'HTTP 403'],
  ['403 with retry-after', limit(403, { 'retry-after': '600' }), 'rate-limited', 'HTTP 403', 600],
  ['a retry-after of a day', limit(429, { 'retry-after': '86400' }), 'rate-limited', 'HTTP 429', 3_600],
  ['nonsense beside an end', limit(429, { ...USED_UP, 'retry-after': '?' }), 'rate-limited', 'HTTP 429', 600],
  ['a retry-after with a date', limit(403, { 'retry-after': TOMORROW }), 'rate-limited', 'HTTP 403', 3_600],
  ['an exhausted limit', limit(403, USED_UP), 'rate-limited', 'HTTP 403', 600],
  ['a limit with calls left', limit(403, { 'x-ratelimit-remaining': '7' }), 'rate-limited', 'HTTP 403'],
  ['200 with HTML', text('<!doctype html><h1>502</h1>'), 'invalid', 'not JSON'],
  ['wrong fields', json({ ...octocat, ...WRONG }), 'invalid', `unexpected ${Object.keys(WRONG).join(', ')}`],
  ['2 MB', text(' '.repeat(2_000_000)), 'invalid', 'more than 1000000 bytes'],
  ['another host', to('https://a.org/'), 'unavailable', 'HTTP 302, a redirect to https://a.org/'],
  ['a redirect to nowhere', to('http://'), 'unavailable', 'HTTP 302'],
  ['a redirect loop', (...exchange) => to(exchange[0].url)(...exchange), 'unavailable', 'HTTP 302'],
  ['an answer byte by byte', drip, 'unavailable', 'no answer within 5000 ms'],
]

test.each(faults)('%s: says so in one line, and waits', async (_, answer, reason, cause, wait = 60) => {
  if (cause.startsWith('no answer')) server.shortMs = 5_000
  standIn.answer = answer
  const askAgainAt = Date.now() + wait * 1_000
  const result = await getProfile()
  expect(result).toMatchObject({ failure: { reason } })
  const waits = 'failure' in result ? result.failure.askAgainAt : 0
  expect(Math.abs(waits - askAgainAt)).toBeLessThanOrEqual(1_000)
  expect(log.mock.calls).toEqual([[expect.stringContaining(`[github] ${reason}: ${cause}; asking`)]])

  const calls = standIn.requests.length
  vi.setSystemTime(waits - 1)
  expect(await getProfile()).toEqual(result)
  expect(standIn.requests).toHaveLength(calls)
  server.shortMs = 0
  standIn.answer = json(octocat)
  vi.setSystemTime(waits)
  expect(await getProfile()).toHaveProperty('profile')
})

// One answer for each reason is enough, because the memory depends on the reason alone.
const oneOfEach = { unavailable: json({}, 500), 'rate-limited': json({}, 429), invalid: json(null) }
for (const after of ['', ', after a restart'])
  test.each(Object.entries({ ...oneOfEach, 'not-found': json({}, 404) }))(
    `%s: shows the last profile at once, and believes only a missing account${after}`,
    async (reason, answer) => {
      const good = await getProfile()
      if (after) server.restart()
      standIn.answer = answer
      const renewed = await renew()
      expect(renewed.before).toEqual(good)
      if (reason in oneOfEach) expect(renewed.after).toEqual(good)
      else expect(renewed.after).toMatchObject({ failure: { reason } })
      const calls = standIn.requests.length
      await getProfile()
      expect(standIn.requests).toHaveLength(calls)
      standIn.answer = json({}, 500)
      expect((await renew()).after.profile).toEqual(renewed.after.profile)
      standIn.answer = json(octocat)
      expect((await renew()).after).toHaveProperty('profile')
    },
  )

test('waits for the new profile when the site is exported', async () => {
  vi.stubEnv('SITE_IS_STATIC', '1')
  await getProfile()
  standIn.answer = json({ ...octocat, followers: 1 })
  expect((await renew()).before).toMatchObject({ profile: { followers: 1 } })
})

test('keeps a profile beyond a restart, but no failure and no profile of another account', async () => {
  standIn.answer = json({}, 500)
  await Promise.all(Array.from({ length: 100 }, () => getProfile()))
  server.restart()
  standIn.answer = json(octocat)
  await getProfile()
  server.restart()
  expect(await getProfile()).toHaveProperty('profile')
  expect(standIn.requests).toHaveLength(2)
  standIn.answer = json({ ...octocat, login: 'ada' })
  expect(await getProfile('ada')).toMatchObject({ profile: { login: 'ada' } })
})

test.each(['', '-1', 'soon', '1e99'])('asks once an hour for all if the window is "%s"', async (seconds) => {
  vi.stubEnv('PROFILE_REVALIDATE_SECONDS', seconds)
  await Promise.all(Array.from({ length: 100 }, () => getProfile()))
  vi.setSystemTime(Date.now() + 3_599_000)
  await getProfile()
  expect(standIn.requests).toHaveLength(1)
  standIn.answer = json({ ...octocat, followers: 1 })
  await Promise.all(Array.from({ length: 100 }, () => renew()))
  expect(await getProfile()).toMatchObject({ profile: { followers: 1 } })
  expect(standIn.requests).toHaveLength(2)
})

function text(body: string, status = 200): RequestListener {
  return (_, response) => response.writeHead(status).end(body)
}

/** Adds the time when the limit ends to any headers, as GitHub always does. */
function limit(status: number, headers?: Record<string, string>): RequestListener {
  return (...exchange) => {
    const reset = String(Math.ceil(Date.now() / 1_000) + 600)
    json({}, status, headers && { 'x-ratelimit-reset': reset, ...headers })(...exchange)
  }
}

function to(location = ''): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end()
}

function drip(...[, response]: Parameters<RequestListener>) {
  const dripping = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(dripping))
}
