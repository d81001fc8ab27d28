const NO_CONNECTION = /ENOTFOUND|EAI_AGAIN|E(NET|HOST)UNREACH|ENETDOWN|ECONNREFUSED|ETIMEDOUT|CONNECT_TIMEOUT/

/** Says why a request failed, with the code to search for. @param ms is the time limit of the request. */
export function explainNetworkError(error: unknown, ms: number) {
  if (!(error instanceof Error)) return 'unknown error'
  if (error.name === 'TimeoutError') return `no answer within ${ms} ms${aboutProxy()}`
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  const code = 'code' in cause ? String(cause.code) : cause.message
  const words = code === 'ECONNREFUSED' ? 'nothing accepts connections there' : 'no such host, or no network'
  if (NO_CONNECTION.test(code)) return `${code}: ${words}${aboutProxy()}`
  // For other causes, such as a certificate that has expired, the message of Node says enough.
  return cause.message.includes(code) ? cause.message : `${code}: ${cause.message}`
}

/** By default, Node ignores the variables that name a proxy. */
function aboutProxy() {
  const isIgnored =
    process.env.NODE_USE_ENV_PROXY !== '1' && (process.env.HTTPS_PROXY || process.env.https_proxy)
  return isIgnored ? '; HTTPS_PROXY needs NODE_USE_ENV_PROXY=1 beside it, and Node 22.21 or newer' : ''
}
