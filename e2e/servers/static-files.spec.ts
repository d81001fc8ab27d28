import { expect, test } from '../support/test'

// It has a video, and a base path.
test.use({ siteName: 'maximum' })

test('serves a part of a video', async ({ request }) => {
  const parts = { 'bytes=0-1': 206, 'bytes=10-': 206, 'bytes=99999999-': 200, 'bytes=5-2': 200 }
  for (const [Range, status] of Object.entries(parts)) {
    const response = await request.get('/me/shots/Zo%C3%AB%201.webm', { headers: { Range } })
    expect(response.status(), Range).toBe(status)
    if (Range === 'bytes=0-1') expect(await response.body()).toHaveLength(2)
  }
})

test('sends scripts as Brotli to those that know it', async ({ request }) => {
  const html = await (await request.get('/me')).text()
  const [script = ''] = /\/me\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? []
  const headersFor = async (accepted: string) => {
    const answer = await request.get(script, { headers: { 'Accept-Encoding': accepted } })
    expect(await answer.text()).toContain('TURBOPACK')
    return answer.headers()
  }
  const same = { 'content-type': 'application/javascript; charset=UTF-8', vary: 'Accept-Encoding' }
  expect(await headersFor('gzip, br')).toMatchObject({ 'content-encoding': 'br', ...same })
  for (const accepted of ['gzip', 'gzip, br; q=0', 'gzip, br ;q=0', 'gzip, x-br', 'gzip, br;q=0.5'])
    expect(await headersFor(accepted)).toMatchObject({ 'content-encoding': 'gzip', ...same })
})
