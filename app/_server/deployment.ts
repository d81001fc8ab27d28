/** With these in its path, neither Turbopack nor Tailwind finds a file. */
const UNREADABLE = /[#%?*]/

type Environment = Record<string, string | undefined>

/**
 * Where this build will be served: from `SITE_URL` and `BASE_PATH`, otherwise from the variables of the host.
 *
 * @throws when links and previews could not use the address, or when the folder cannot be built.
 */
export function readDeployment(env: Environment, folder = process.cwd()) {
  const [sign] = UNREADABLE.exec(folder) ?? []
  if (sign)
    throw new Error(
      `folder: ${JSON.stringify(folder)} — wanted one without ${sign}, which the bundler reads as part of an address; rename or move it`,
    )
  const basePath = readBasePath(env.BASE_PATH ?? '')
  const isPreview = env.VERCEL_ENV === 'preview' || isNetlifyPreview(env)
  // A preview names itself, because the pictures of the real site may be different.
  const named = isPreview ? hostsOwnAddress(env) || env.SITE_URL : env.SITE_URL || hostsOwnAddress(env)
  return {
    /** With the base path, without a slash at the end. */
    address: (named ? readOrigin(named, basePath) : 'http://localhost:3000') + basePath,
    basePath,
    isAddressUnknown: !named,
    /** Search engines must ignore this deployment. */
    isHidden: env.NOINDEX === '1' || isPreview,
  }
}

function readBasePath(value: string) {
  if (!/^(\/\w[\w.~-]*)*$/.test(value)) {
    throw new Error(
      `BASE_PATH: ${JSON.stringify(value)} — wanted a path without a slash at its end, such as /portfolio`,
    )
  }
  return value
}

function readOrigin(value: string, basePath: string) {
  const refusal = new Error(
    `SITE_URL: ${JSON.stringify(value)} — wanted the https address of the site${basePath && ` with no path but ${basePath}`}, such as https://ada.example.com; http is for localhost only`,
  )
  if (!URL.canParse(value)) throw refusal
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(value)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) throw refusal
  if (!['', basePath].includes(pathname.replace(/\/$/, ''))) throw refusal
  if (search || hash || username || password) throw refusal
  return origin
}

function hostsOwnAddress(env: Environment) {
  const onVercel = env.VERCEL_ENV === 'production' ? env.VERCEL_PROJECT_PRODUCTION_URL : env.VERCEL_URL
  if (onVercel) return `https://${onVercel}`
  if (env.NETLIFY) return isNetlifyPreview(env) ? env.DEPLOY_PRIME_URL : env.URL
}

function isNetlifyPreview(env: Environment) {
  return Boolean(env.NETLIFY) && env.CONTEXT !== 'production'
}
