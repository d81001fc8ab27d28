/** Says whether the request went through a proxy. By default, Node ignores the variables that name one. */
export function aboutProxy() {
  const name = ['HTTPS_PROXY', 'https_proxy'].find((variable) => process.env[variable])
  if (!name) return ''
  const { NODE_USE_ENV_PROXY, NODE_OPTIONS = '' } = process.env
  const isUsed = NODE_USE_ENV_PROXY === '1' || NODE_OPTIONS.includes('--use-env-proxy')
  if (isUsed && process.allowedNodeEnvironmentFlags.has('--use-env-proxy')) return `; asked through ${name}`
  return `; ${name} needs NODE_USE_ENV_PROXY=1 beside it, and Node 22.21 or newer`
}
