import { expect, test, vi } from 'vitest'
import { requestGitHub } from '@/app/_github/github-api'
import { serverWithStandIn } from '@/tests/support/server-with-stand-in'
import { json } from '@/tests/support/stand-in'

const { standIn, log } = await serverWithStandIn()

function request(token: string) {
  vi.stubEnv('GITHUB_TOKEN', token)
  return requestGitHub('octocat', '/users/octocat', AbortSignal.timeout(100_000))
}

test('asks as GitHub wants to be asked, and follows three redirects with the token', async () => {
  standIn.answer = ({ url }, response) => {
    const hop = Number(url?.at(-1)) || 0
    response.writeHead(hop === 3 ? 200 : 302, { location: `/user/${hop + 1}` }).end()
  }
  expect((await request('secret\n')).status).toBe(200)
  const [accept, version] = ['application/vnd.github+json', '2022-11-28']
  const agent = { authorization: 'Bearer secret', 'user-agent': 'portfolio-of-octocat' }
  const headers = { accept, ...agent, 'x-github-api-version': version }
  const addresses = ['/users/octocat', '/user/1', '/user/2', '/user/3']
  expect(standIn.requests).toMatchObject(addresses.map((url) => ({ url, headers })))
})

test.each([
  ['GitHub refuses it', 'secret', 200, ['Bearer secret', undefined]],
  ['GitHub refuses every request', 'secret', 401, ['Bearer secret', undefined]],
  ['it stands in quotation marks', '“secret”', 200, [undefined]],
])('asks without the token, and says so, if %s', async (_, token, status, asked) => {
  standIn.answer = (...exchange) => json({}, exchange[0].headers.authorization ? 401 : status)(...exchange)
  expect((await request(token)).status).toBe(status)
  expect(standIn.requests.map(({ headers }) => headers.authorization)).toEqual(asked)
  expect(log.mock.calls).toEqual([['[github] GITHUB_TOKEN is wrong or has expired; asking without it']])
})
