import { expect, test, vi } from 'vitest'
import { explainNetworkError } from '@/app/_untrusted/network-error'

const explain = (code: string) =>
  explainNetworkError(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }), 9)

test.each([
  ['ENOTFOUND', ': no such host, or no network'],
  ['ECONNREFUSED', ': nothing accepts connections there'],
  ['UND_ERR_SOCKET', ': the connection was cut'],
  ['CERT_HAS_EXPIRED', ': its certificate is not valid today, or the clock here is wrong'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', ': its certificate is for another host'],
  ['SELF_SIGNED_CERT_IN_CHAIN', expect.stringContaining('NODE_EXTRA_CA_CERTS')],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', expect.stringContaining('NODE_EXTRA_CA_CERTS')],
  ['EUNKNOWN', ''],
])('explains %s', (code, words) => {
  expect(explain(code).replace(code, '')).toEqual(words)
})

const NEEDED = 'needs NODE_USE_ENV_PROXY=1 beside it, and Node 22.21 or newer'

test.each([
  ['without the variable', '', ['--use-env-proxy'], `HTTPS_PROXY ${NEEDED}`],
  ['on a Node that cannot', '1', [], `HTTPS_PROXY ${NEEDED}`],
  ['that Node asks', '1', ['--use-env-proxy'], 'asked through HTTPS_PROXY'],
])('names a proxy %s, if there was no connection', (_, use, flags, words) => {
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example')
  vi.stubEnv('NODE_USE_ENV_PROXY', use)
  vi.stubGlobal('process', { ...process, allowedNodeEnvironmentFlags: new Set(flags) })
  expect(explain('ENOTFOUND')).toBe(`ENOTFOUND: no such host, or no network; ${words}`)
  expect(explainNetworkError(new DOMException('', 'TimeoutError'), 9)).toBe(`no answer within 9 ms; ${words}`)
  expect(explain('ECONNRESET')).toBe('ECONNRESET: the connection was cut')
})
