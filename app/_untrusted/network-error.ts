const NO_CONNECTION = /ENOTFOUND|EAI_AGAIN|E(NET|HOST)UNREACH|ENETDOWN|ECONNREFUSED|ETIMEDOUT|CONNECT_TIMEOUT/
/** The first that fits is right. */
const WORDS: [code: RegExp, words: string][] = [
  [/^ECONNREFUSED$/, 'nothing accepts connections there'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was cut'],
  [NO_CONNECTION, 'no such host, or no network'],
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, 'its certificate is not valid today, or the clock here is wrong'],
  [/CERT_ALTNAME/, 'its certificate is for another host'],
  [
    /SELF_SIGNED|ISSUER_CERT|VERIFY_LEAF|CERT_UNTRUSTED/,
    'Node does not know the authority of its certificate; if it is that of your network, name its file in NODE_EXTRA_CA_CERTS',
  ],
  [/^ERR_INVALID_URL$/, 'the address is not valid'],
]

/** Says why a request got no answer: the code to search for, what it means, and what helps. @param ms its time limit. */
export function explainNetworkError(error: unknown, ms: number) {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'TimeoutError') return `no answer within ${ms} ms${aboutProxy()}`
  const { cause } = error
  if (!(cause instanceof Error)) return error.name
  const code = 'code' in cause ? String(cause.code) : cause.message
  const words = WORDS.find(([pattern]) => pattern.test(code))?.[1]
  return `${code}${words ? `: ${words}` : ''}${NO_CONNECTION.test(code) ? aboutProxy() : ''}`
}

/** Says whether the request went through a proxy. By default, Node ignores the variables that name one. */
function aboutProxy() {
  const name = ['HTTPS_PROXY', 'https_proxy'].find((variable) => process.env[variable])
  if (!name) return ''
  const isUsed =
    process.env.NODE_USE_ENV_PROXY === '1' || process.env.NODE_OPTIONS?.includes('--use-env-proxy')
  if (isUsed && process.allowedNodeEnvironmentFlags.has('--use-env-proxy')) return `; asked through ${name}`
  return `; ${name} needs NODE_USE_ENV_PROXY=1 beside it, and Node 22.21 or newer`
}
