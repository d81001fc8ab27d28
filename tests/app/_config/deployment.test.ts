import { symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readDeployment } from '@/app/_config/deployment'
import { enterSpecimen } from '@/tests/support/copy-site'

beforeEach(enterSpecimen)

const vercel = { VERCEL_ENV: 'production', VERCEL_URL: 'a-1.vercel.app' }
const netlify = { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://ada.dev' }
const netlifyPreview = { ...netlify, CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://1.ada.dev' }
const SITE_URL = 'https://ada.dev'

test.each([
  ['a host with a port', { SITE_URL: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080'],
  ['a domain and a base path', { SITE_URL, BASE_PATH: '/me' }, 'https://ada.dev/me'],
  ['a base path in SITE_URL, too', { SITE_URL: `${SITE_URL}/me/`, BASE_PATH: '/me' }, 'https://ada.dev/me'],
  ['Vercel', { ...vercel, VERCEL_PROJECT_PRODUCTION_URL: 'ada.dev' }, 'https://ada.dev'],
  ['a preview on Vercel', { ...vercel, VERCEL_ENV: 'preview' }, 'https://a-1.vercel.app', true],
  ['one with SITE_URL', { ...vercel, VERCEL_ENV: 'preview', SITE_URL }, 'https://a-1.vercel.app', true],
  ['Netlify', netlify, 'https://ada.dev'],
  ['a preview on Netlify', netlifyPreview, 'https://1.ada.dev', true],
  ['SITE_URL before Netlify', { ...netlify, SITE_URL: 'https://x.dev' }, 'https://x.dev'],
  ['a site that is hidden', { SITE_URL, NOINDEX: '1' }, 'https://ada.dev', true],
  ['a site that is not', { SITE_URL, NOINDEX: '0' }, 'https://ada.dev'],
])('takes the URL of the site, and whether to hide it, from %s', (_, env, address, isHidden = false) => {
  expect(readDeployment(env)).toMatchObject({ address, isHidden })
})

test.each([
  ['SITE_URL', 'ada.dev, http://ada.dev, http://localhost.ada.dev, ftp://ada.dev, javascript:alert(1)'],
  ['SITE_URL', 'https://ada.dev/me, https://ada.dev/?a, https://ada.dev/#a, https://ada:secret@ada.dev'],
  ['BASE_PATH', 'me, /me/, //me, /, /a b, /me?x, /.., /%2e'],
  ['folder', '/src/c#/site, /100%/site, /what?/site'],
])('refuses the %s: %s', (name, values) => {
  for (const value of values.split(', ')) {
    const { folder, ...env }: Record<string, string | undefined> = { [name]: value }
    expect(() => readDeployment(env, folder)).toThrow(`${name}: "${value}" — wanted`)
  }
})

test('refuses a link out of the site, which the bundler does not follow', () => {
  symlinkSync(resolve('public'), 'content/within', 'junction')
  expect(readDeployment({})).toMatchObject({ basePath: '' })
  symlinkSync(tmpdir(), 'content/vault', 'junction')
  expect(() => readDeployment({})).toThrow(/^folder: ".*vault" — wanted the folder or file itself/)
})
