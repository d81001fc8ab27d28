import { connect } from 'node:net'
import { expect, test } from '../support/fixtures'

/** Matches a line of the log that names a fault. A slow machine also logs harmless lines. */
const FAULT = /^ +at |[⨯⚠]|error|warn/im

const FILE = '/drawings/portrait.svg'

/** Requests that Next alone, or a guard with a mistake, would answer badly, each with the status of a clean answer. */
const requests: Record<string, [request: string, status: number]> = {
  'a broken escape': [get('/%zz'), 404],
  'a broken escape below a dynamic route': [get('/project/100%?a=%'), 404],
  'the name of a dynamic route, encoded': [get('/notes/%5Bname%5D'), 404],
  'the name of an optional route': [get('/preview/[[...page]]'), 404],
  'a picture to resize': [get(`/_next/image?url=${encodeURIComponent(FILE)}&w=96&q=75`), 404],
  'the error page': [get('/_global-error'), 404],
  'a path with another host before it': [get('http://evil.example/about'), 400],
  'no path': [get('*'), 400],
  'another protocol': [get('/nope', 'Upgrade: websocket\r\nConnection: Upgrade'), 404],
  'a range beyond the file': [get(FILE, 'Range: bytes=99999-'), 200],
  'twenty long parameters': [get(`/about?${'utm_medium=portfolio-of-a-developer-in-town&'.repeat(20)}`), 200],
  'too many parameters': [get(`/about?${'a&'.repeat(7_000)}`), 414],
  'a long path that would be redirected': [get(`/a/?${'%'.repeat(14_000)}`), 414],
  'a made-up server action': [get('/', 'Next-Action: 7f\r\nContent-Length: 2', 'POST'), 405],
  [`POST ${FILE}`]: [get(FILE, 'Content-Length: 0', 'POST'), 405],
}

test('answers broken requests cleanly', async ({ site }) => {
  for (const [name, [request, status]] of Object.entries(requests)) {
    const answer = await ask(site.url, request)
    expect(answer.status, `${name}: ${answer.head}`).toBe(status)
    expect(answer.head, name).not.toMatch(/^(location|refresh): *(0;url=)?(\/\/|\/\\|\w+:)/im)
    if ([405, 414].includes(answer.status)) expect(answer.body, name).toBe('')
    expect(answer.body, name).not.toMatch(/^ *at .+:\d+|node_modules|^HTTP/m)
  }
  expect(site.log()).not.toMatch(FAULT)
})

/** Next 16.4.6 reads sixty headers. Odd values of these change its answer, three of them only after `RSC: 1`. */
const ALONE = ['If-Match', 'If-Unmodified-Since', 'RSC', 'X-Middleware-Prefetch']
const AFTER_RSC = ['State-Tree', 'Prefetch', 'Prefetch: 1\r\nNext-Router-Segment-Prefetch']
const HEADERS = [...ALONE, ...AFTER_RSC.map((name) => `RSC: 1\r\nNext-Router-${name}`)]
const NESTED = `${'["",{"a":'.repeat(1_300)}["",{}]${'}]'.repeat(1_300)}`
const oddValues = ['', '1', '2', '/_tree', '/github/__PAGE__', '%zz{"\xff;,=', 'a,'.repeat(6_000), NESTED]

// These are a static page, a streamed page, a route handler and a file.
for (const [path, cache] of [
  ['/about', 'max-age=0'],
  ['/github', 'no-store'],
  ['/github/avatar', 'max-age=60'],
  [FILE, 'max-age=60'],
] as const)
  test(`answers ${path} whatever a header says, and no cache keeps the answer for long`, async ({ site }) => {
    for (const header of HEADERS) {
      const answers = oddValues.map((value) => ask(site.url, get(path, `${header}: ${value}`)))
      for (const { status, head } of await Promise.all(answers)) {
        expect([200, 404], `${header}: ${head}`).toContain(status)
        expect(head, header).toMatch(new RegExp(`^cache-control: [^\r]*(no-store|${cache}\\b)`, 'im'))
        expect(head, header).not.toMatch(/s-maxage|immutable/i)
      }
    }
    expect(site.log()).not.toMatch(FAULT)
  })

function get(path: string, headers = '', method = 'GET') {
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers ? `${headers}\r\n` : ''}Connection: close\r\n\r\n`
}

/** Sends the request unchanged and reads until the connection is closed. */
async function ask(url: string, request: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // The server may close the connection before it has read a request that is too long.
  socket.on('error', () => {})
  socket.write(request)
  await new Promise((resolve) => socket.on('close', resolve))
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1] ?? 0), head, body: body.join('\r\n\r\n') }
}
