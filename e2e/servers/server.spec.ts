import { connect } from 'node:net'
import { json, octocat } from '../../tests/support/stand-in'
import { expect, test } from '../support/test'

const LONG = 'a'.repeat(65_536)
/** In a log. A slow machine logs harmless lines, too. */
const FAULT = /^ +at |[⨯⚠]|error|warn/im

/** Requests that no browser sends, each with the statuses of a clean answer. 0 stands for a closed connection. */
const requests: Record<string, [request: string, ...statuses: number[]]> = {
  'a broken escape': [get('/%zz'), 404],
  'bytes that are not text': [get('/%ff%fe'), 404],
  'a null byte': [get('/%00'), 404],
  'a way out of the site': [get('/../../etc/passwd'), 404],
  'a way out of a folder': [get('/_next/static/%2e%2e/%2e%2e/server/app/page.js'), 404],
  'a folder': [get('/drawings'), 404],
  'the name of a dynamic route': [get('/project/[name]'), 404],
  'the same, encoded': [get('/notes/%5Bname%5D'), 404],
  'the name of an optional route': [get('/preview/[[...page]]'), 404],
  'the same, from the router': [get('/preview/[[...page]]?_rsc=1'), 404],
  'a picture to resize': [get('/_next/image?url=%2Fdrawings%2Fportrait.svg&w=96&q=75'), 404],
  'the error page': [get('/_global-error'), 404],
  'a path of 64 KB': [get(`/${LONG}`), 431, 0],
  'a header of 64 KB': [get('/', `X: ${LONG}`), 431, 0],
  'a path with another host before it': [get('http://evil.example/about'), 400],
  'no path': [get('*'), 400],
  'a path that looks like a host': [get('//evil.example/'), 308],
  'a path that looks like a host, encoded': [get('/%2f%2fevil.example/'), 308],
  'a backslash': [get('/about\\'), 308],
  'a part after a slash': [get('/about/#'), 308],
  'a way up': [get('/project/x/..'), 308],
  'a slash at the end, and another host': [get('/about/', 'X-Forwarded-Host: evil.example'), 308],
  'a tunnel': [get('evil.example:443', '', 'CONNECT'), 0],
  'another protocol': [get('/nope', 'Upgrade: websocket\r\nConnection: Upgrade'), 404],
  'an expectation': [get('/', 'Expect: the worst'), 417],
  'no host': ['GET / HTTP/1.1\r\n\r\n', 400],
  'a part of a file with too long a name': [get(`/${'a'.repeat(300)}.mp4`, 'Range: bytes=0-1'), 404],
  'a range beyond the file': [get('/drawings/portrait.svg', 'Range: bytes=99999-'), 200],
  'twenty long parameters': [get(`/about?${'utm_medium=portfolio-of-a-developer-in-town&'.repeat(20)}`), 200],
  'too many parameters': [get(`/about?${'a&'.repeat(7_000)}`), 414],
  'a long path that would be redirected': [get(`/a/?${'%'.repeat(14_000)}`), 414],
  'a made-up server action': [get('/', 'Next-Action: 7f\r\nContent-Length: 2', 'POST'), 405],
}

for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])
  for (const path of ['/', '/github', '/drawings/portrait.svg', '/nope'])
    requests[`${method} ${path}`] = [get(path, 'Content-Length: 0', method), 405]

test('answers broken requests cleanly or closes the connection', async ({ site }) => {
  for (const [name, [request, ...statuses]] of Object.entries(requests)) {
    const answer = await ask(site.url, request)
    expect(statuses, `${name}: ${answer.head}`).toContain(answer.status)
    expect(answer.head, name).not.toMatch(/^(location|refresh): *(0;url=)?(\/\/|\/\\|\w+:)/im)
    if ([405, 414].includes(answer.status)) expect(answer.body, name).toBe('')
    expect(answer.body, name).not.toMatch(/^ *at .+:\d+|node_modules|^HTTP/m)
  }
  expect(site.log()).not.toMatch(FAULT)
})

/** The request headers that Next 16 reads by name, and those of proxies that it might believe. */
const headers = `
  Accept Accept-Encoding Accept-Language Cache-Control Content-Security-Policy Content-Type Cookie Forwarded If-Match
  If-Modified-Since If-None-Match If-Range Origin Purpose Range Referer RSC TE Traceparent Tracestate User-Agent
  Next-Action Next-HMR-Refresh Next-Resume Next-Router-Prefetch Next-Router-Segment-Prefetch Next-Router-State-Tree
  Next-URL Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site X-Action-Forwarded X-Deployment-ID X-Forwarded-For
  X-Forwarded-Host X-Forwarded-Port X-Forwarded-Proto X-Invocation-ID X-Matched-Path X-Middleware-Next
  X-Middleware-Override-Headers X-Middleware-Prefetch X-Middleware-Redirect X-Middleware-Rewrite
  X-Middleware-Set-Cookie X-Middleware-Skip X-Middleware-Subrequest X-Next-Cache-Tags X-Next-Resume-State-Length
  X-Next-Revalidate-Tag-Token X-Next-Revalidated-Tags X-NextJS-Data X-NextJS-HTML-Request-ID X-NextJS-Matched-Path
  X-NextJS-Request-ID X-Now-Route-Matches X-Prerender-Revalidate X-Prerender-Revalidate-If-Generated X-Vercel-ID`
  .trim()
  .split(/\s+/)

const NESTED = `${'["",{"a":'.repeat(1_300)}["",{}]${'}]'.repeat(1_300)}`
const oddValues = ['', '%zz{"\xff;,=', 'a,'.repeat(6_000), NESTED]

// A static page, a streamed one, a route handler and a file.
for (const path of ['/about', '/github', '/github/avatar', '/drawings/portrait.svg']) {
  test(`answers ${path} whatever a header says, and no cache keeps the answer for long`, async ({ site }) => {
    // Next reads its own headers only when the router asks.
    const askers = headers.flatMap((name) => (name.startsWith('Next-') ? [name, `RSC: 1\r\n${name}`] : name))
    for (const asker of askers) {
      const answers = oddValues.map((value) => ask(site.url, get(path, `${asker}: ${value}`)))
      for (const { status, head } of await Promise.all(answers)) {
        expect([200, 304, 404], `${asker}: ${head}`).toContain(status)
        expect(head, asker).toMatch(/^cache-control: .*(no-store|max-age=(0|60)\b)/im)
        expect(head, asker).not.toMatch(/s-maxage|immutable/i)
      }
    }
    expect(site.log()).not.toMatch(FAULT)
  })
}

test('lets no cache keep what the router requests beforehand', async ({ site }) => {
  for (const prefetch of ['1', '2', '3'])
    for (const segment of ['/_tree', '/_head', '/github/__PAGE__', '/../..', '%zz']) {
      const asker = `RSC: 1\r\nNext-Router-Prefetch: ${prefetch}\r\nNext-Router-Segment-Prefetch: ${segment}`
      const { head } = await ask(site.url, get('/github', asker))
      expect(head, asker).toMatch(/^HTTP\/1.1 (200|204|404) .*^cache-control: [^\r]*no-store/ims)
    }
})

test('uses the URL that it was built for, whatever host the request names', async ({ site }) => {
  const forwarded = 'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript\r\nForwarded: host=evil'
  for (const path of ['/', '/github', '/nope', '/sitemap.xml', '/robots.txt']) {
    const { head, body } = await ask(site.url, get(path, forwarded, 'GET', 'evil.example'))
    expect(head + body, path).not.toMatch(/evil|javascript:/)
  }
})

test('finishes open requests when it is told to stop', async ({ ownStandIn, start }) => {
  const asked = new Promise<() => void>((resolve) => {
    ownStandIn.answer = (...exchange) => resolve(() => json(octocat)(...exchange))
  })
  const site = await start()
  const page = ask(site.url, get('/github'))
  const answer = await asked
  const stopped = site.stop('SIGTERM')
  await expect.poll(async () => (await ask(site.url, get('/'))).status).toBe(0)
  answer()
  expect((await page).body).toContain('18,234')
  expect(await stopped).toBe(143)
})

function get(path: string, headers = '', method = 'GET', host = 'localhost') {
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers ? `${headers}\r\n` : ''}Connection: close\r\n\r\n`
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
