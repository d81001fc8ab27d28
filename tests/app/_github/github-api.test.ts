import { afterAll, expect, test, vi } from 'vitest'
import { requestGitHub } from '@/app/_github/github-api'
import { json, startStandIn } from '@/tests/support/stand-in'

const standIn = await startStandIn()
afterAll(standIn.stop)

function request(token: string) {
  standIn.requests.length = 0
  for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: token })) vi.stubEnv(name, value)
  return requestGitHub('octocat', '/users/octocat', AbortSignal.timeout(100_000))
}

test('asks as GitHub wants to be asked, and follows a redirect, to another host without the token', async () => {
  const elsewhere = await startStandIn()
  elsewhere.answer = json({})
  standIn.answer = (_, response) =>
    response.writeHead(302, { location: `${elsewhere.env.GITHUB_API_URL}/a` }).end()
  expect((await request('secret\n')).status).toBe(200)
  const [accept, version] = ['application/vnd.github+json', '2022-11-28']
  const headers = { accept, 'user-agent': 'portfolio-of-octocat', 'x-github-api-version': version }
  expect(standIn.requests).toMatchObject([{ headers: { ...headers, authorization: 'Bearer secret' } }])
  expect(elsewhere.requests[0]?.headers).not.toHaveProperty('authorization')
  await elsewhere.stop()
})

test.each([
  ['GitHub refuses it', 'secret', 200, ['Bearer secret', undefined]],
  ['GitHub refuses every request', 'secret', 401, ['Bearer secret', undefined]],
  ['it stands in quotation marks', '“secret”', 200, [undefined]],
])('asks without the token, and says so, if %s', async (_, token, status, asked) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  standIn.answer = (...exchange) => json({}, exchange[0].headers.authorization ? 401 : status)(...exchange)
  expect((await request(token)).status).toBe(status)
  expect(standIn.requests.map(({ headers }) => headers.authorization)).toEqual(asked)
  expect(log.mock.calls).toEqual([['[github] GITHUB_TOKEN is wrong or has expired; asking without it']])
  log.mockClear()
})
