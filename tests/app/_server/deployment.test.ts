import { expect, test } from 'vitest'
import { readDeployment } from '@/app/_server/deployment'

const production = { VERCEL_ENV: 'production', VERCEL_URL: 'a-1.vercel.app' }

test.each([
  ['an empty environment', {}, 'http://localhost:3000'],
  ['a domain', { SITE_URL: 'https://ada.dev' }, 'https://ada.dev'],
  ['a domain with a slash at its end', { SITE_URL: 'https://ada.dev/' }, 'https://ada.dev'],
  ['a host with a port', { SITE_URL: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080'],
  ['a domain and a base path', { SITE_URL: 'https://ada.dev', BASE_PATH: '/me' }, 'https://ada.dev/me'],
  [
    'a base path that stands in SITE_URL, too',
    { SITE_URL: 'https://ada.dev/me/', BASE_PATH: '/me' },
    'https://ada.dev/me',
  ],
  ['a base path alone', { BASE_PATH: '/me' }, 'http://localhost:3000/me'],
  [
    'a production build on Vercel',
    { ...production, VERCEL_PROJECT_PRODUCTION_URL: 'ada.dev' },
    'https://ada.dev',
  ],
  [
    'a preview on Vercel with SITE_URL',
    { ...production, VERCEL_ENV: 'preview', SITE_URL: 'https://ada.dev' },
    'https://a-1.vercel.app',
  ],
  ['a preview on Vercel', { ...production, VERCEL_ENV: 'preview' }, 'https://a-1.vercel.app'],
  [
    'a production build on Netlify',
    { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://ada.dev' },
    'https://ada.dev',
  ],
  [
    'a preview on Netlify',
    {
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      URL: 'https://ada.dev',
      DEPLOY_PRIME_URL: 'https://1.ada.dev',
    },
    'https://1.ada.dev',
  ],
  [
    'SITE_URL before the URL of Netlify',
    { SITE_URL: 'https://ada.dev', NETLIFY: 'true', URL: 'https://x.dev' },
    'https://ada.dev',
  ],
])('takes the URL of the site from %s', (_, env, address) => {
  expect(readDeployment(env).address).toBe(address)
})

test.each([
  'ada.dev',
  'http://ada.dev',
  'http://localhost.ada.dev',
  'ftp://ada.dev',
  'javascript:alert(1)',
  'https://ada.dev/me',
  'https://ada.dev/?a',
  'https://ada.dev/#a',
  'https://ada:secret@ada.dev',
])('refuses the URL %s', (SITE_URL) => {
  expect(() => readDeployment({ SITE_URL })).toThrow(`SITE_URL is “${SITE_URL}”; wanted is`)
})

test.each(['/src/c#/site', '/100%/site', '/what?/site'])('refuses the folder %s', (folder) => {
  expect(() => readDeployment({}, folder)).toThrow(`The folder is “${folder}”; wanted is one without`)
})

test.each(['me', '/me/', '//me', '/', '/a b', '/me?x', '/..', '/%2e'])(
  'refuses the base path %s',
  (BASE_PATH) => {
    expect(() => readDeployment({ BASE_PATH })).toThrow(`BASE_PATH is “${BASE_PATH}”; wanted is`)
  },
)

test.each([
  [{}, false],
  [production, false],
  [{ VERCEL_ENV: 'preview' }, true],
  [{ NOINDEX: '1' }, true],
  [{ NOINDEX: '0' }, false],
  [{ NETLIFY: 'true', CONTEXT: 'deploy-preview' }, true],
  [{ NETLIFY: 'true', CONTEXT: 'production' }, false],
])('hides the site from search engines with %o: %s', (env, isHidden) => {
  expect(readDeployment(env).isHidden).toBe(isHidden)
})
