import { expect, test, vi } from 'vitest'
import { explainNetworkError } from '@/app/_untrusted/network-error'

const UNUSED = '; HTTPS_PROXY needs NODE_USE_ENV_PROXY=1 beside it, and Node 22.21 or newer'

test.each([
  ['ENOTFOUND', `: no such host, or no network${UNUSED}`],
  ['ENOTFOUND', `: no such host, or no network${UNUSED}`, '1', '--not-yet-known'],
  ['ENOTFOUND', ': no such host, or no network; asked through HTTPS_PROXY', '1'],
  ['ECONNREFUSED', `: nothing accepts connections there${UNUSED}`],
  ['UND_ERR_SOCKET', ': the connection was cut'],
  ['CERT_HAS_EXPIRED', ': its certificate is not valid today, or the clock here is wrong'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', ': its certificate is for another host'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', expect.stringContaining('name its file in NODE_EXTRA_CA_CERTS')],
  ['EUNKNOWN', ''],
])('explains %s with %s', (code, words, use = '', flag = '--use-env-proxy') => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example')
  vi.stubEnv('NODE_USE_ENV_PROXY', use)
  vi.stubGlobal('process', { ...process, allowedNodeEnvironmentFlags: new Set([flag]) })
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) })
  expect(explainNetworkError(error, 9).replace(code, '')).toEqual(words)
})
