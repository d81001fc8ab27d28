import { expect, test, vi } from 'vitest'
import { explainNetworkError } from '@/app/_untrusted/network-error'

const UNUSED = '; HTTPS_PROXY needs NODE_USE_ENV_PROXY=1 beside it, and Node 22.21 or newer'

test.each([
  ['ENOTFOUND', `ENOTFOUND: no such host, or no network${UNUSED}`],
  ['ENOTFOUND', 'ENOTFOUND: no such host, or no network', '1'],
  ['ECONNREFUSED', `ECONNREFUSED: nothing accepts connections there${UNUSED}`],
  ['CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED: certificate has expired'],
  ['', 'certificate has expired'],
])('explains %s with %s', (code, words, use = '') => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example')
  vi.stubEnv('NODE_USE_ENV_PROXY', use)
  const cause = Object.assign(new Error('certificate has expired'), { code })
  expect(explainNetworkError(new TypeError('fetch failed', { cause }), 9)).toBe(words)
})
