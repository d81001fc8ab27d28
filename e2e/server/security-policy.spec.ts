import { expect, routes, test } from '../support/fixtures'

const HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self' data:",
  "connect-src 'self'",
  'form-action mailto:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page that was built allows inline scripts by their hashes alone. */
const NARROWED = /<meta [^>]*content="default-src 'none'; script-src 'self'( 'sha256-[^']+')+; /

test('each page allows its own scripts and nothing else', async ({ request }) => {
  for (const path of [...routes, '/project/relay-board', '/no/such/page', '/project/nope']) {
    const forged = { 'Content-Security-Policy': "script-src 'nonce-x'" }
    const response = await request.get(path, { headers: forged })
    const html = await response.text()
    const headers = response.headers()
    expect(headers, path).toMatchObject(HEADERS)
    for (const name of ['set-cookie', 'x-powered-by']) expect(headers).not.toHaveProperty(name)
    let policy = headers['content-security-policy'] ?? ''
    // The streamed part of /github is different on each visit, so no hash can be known.
    if (path === '/github') {
      const [, nonce = ''] = / 'nonce-([^' ]{24})';/.exec(policy) ?? []
      policy = policy.replace(/ 'sha256-[^']+'/g, '').replace(`'nonce-${nonce}'`, "'unsafe-inline'")
      expect(new Set(html.match(/(?<=<script nonce=")[^"]*/g))).toEqual(new Set([nonce]))
    } else expect(html, path).toMatch(NARROWED)
    expect(policy, path).toBe(POLICY)
  }
})

test('lets other sites embed pictures, caches keep files, and no file run a script', async ({ request }) => {
  const filePolicy = "default-src 'none'; style-src 'unsafe-inline'"
  const home = await (await request.get('/')).text()
  const [script = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(home) ?? []
  const never = expect.stringContaining('no-store')
  const kinds: [paths: string, ...headers: unknown[]][] = [
    ['/ /about /resume.json', POLICY, 'same-origin', 'public, max-age=0, must-revalidate'],
    ['/preview /preview/about /apple-icon', POLICY, 'cross-origin', 'public, max-age=0, must-revalidate'],
    ['/nope /drawings /index.html', POLICY, 'same-origin', never],
    ['/github', expect.stringContaining("'nonce-"), 'same-origin', never],
    ['/icon.svg /drawings/portrait.svg', filePolicy, 'cross-origin', 'public, max-age=60'],
    [script, filePolicy, 'same-origin', 'public, max-age=31536000, immutable'],
    ['/github/avatar', filePolicy, 'same-origin', 'public, max-age=60'],
    ['/drawings/nope.svg /NOPE.Jpg', filePolicy, 'cross-origin', never],
  ]
  const names = ['content-security-policy', 'cross-origin-resource-policy', 'cache-control']
  for (const [paths, ...expected] of kinds)
    for (const path of paths.split(' ')) {
      const headers = (await request.get(path)).headers()
      expect([path, ...names.map((name) => headers[name])]).toEqual([path, ...expected])
    }
})

// Next streams differently to the crawlers that it knows by name.
test('sends every crawler and browser the same page', async ({ request }) => {
  // The first answer waits for GitHub, so React streams it in other parts than later answers.
  await request.get('/github')
  for (const route of [...routes, '/nope']) {
    const pages = new Set<string>()
    for (const name of ['Discordbot', 'Googlebot', 'an iPhone']) {
      const response = await request.get(route, { headers: { 'User-Agent': `Mozilla/5.0 (${name}/1.0)` } })
      // Each answer has a nonce of its own, of 16 bytes in Base64.
      pages.add((await response.text()).replace(/[\w+/]{22}==/g, ''))
    }
    expect(pages.size, route).toBe(1)
  }
})
