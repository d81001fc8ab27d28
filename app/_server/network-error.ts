const NO_NETWORK =
  /^(ENOTFOUND|EAI_AGAIN|ENETUNREACH|ENETDOWN|EHOSTUNREACH|ECONNREFUSED|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/
const WORDS: [code: RegExp, words: string][] = [
  [/^ECONNREFUSED$/, 'nothing accepts connections there'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was cut'],
  [NO_NETWORK, 'no such host, or no network'],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, 'its certificate is not valid today, or the clock here is wrong'],
  [/CERT_ALTNAME/, 'its certificate is for another host'],
  [
    /SELF_SIGNED|ISSUER_CERT|VERIFY_LEAF|CERT_UNTRUSTED/,
    'Node does not know the authority of its certificate; if it is that of your network, name its file in NODE_EXTRA_CA_CERTS',
  ],
  [/^ERR_INVALID_URL$/, 'the address is not valid'],
]

/** Says why a request got no answer: the code to search for, what it means, and what helps. @param ms its time limit. @param advice for a network that fails. */
export function explainNetworkError(error: unknown, ms: number, advice = '') {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'TimeoutError') return `no answer within ${ms} ms${advice}`
  const { cause } = error
  if (!(cause instanceof Error)) return error.name
  const code = 'code' in cause ? String(cause.code) : cause.message
  const words = WORDS.find(([pattern]) => pattern.test(code))?.[1]
  return `${code}${words ? `: ${words}` : ''}${NO_NETWORK.test(code) ? advice : ''}`
}
