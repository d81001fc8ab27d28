/** Runs once, before the server answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    shortenCacheWarnings()
    const { settingMistakes } = await import('./app/github/settings')
    for (const mistake of settingMistakes()) console.warn(mistake)
  }
  // The guard would refuse requests that the development server needs, and serverless hosts have no server to guard.
  const isOwnServer = process.env.NODE_ENV === 'production' && !process.env.VERCEL && !process.env.NETLIFY
  if (isOwnServer && process.env.NEXT_RUNTIME === 'nodejs') {
    const { guardServer } = await import('./app/_server/guard-server')
    guardServer()
  }
}

/** If the cache cannot be written, Next prints the whole error with each profile, in six lines. */
function shortenCacheWarnings() {
  const { warn } = console
  console.warn = (...parts: unknown[]) => {
    const [message, , error] = parts
    if (message !== 'Failed to update prerender cache for') return warn(...parts)
    warn(`[cache] not written: ${error instanceof Error ? error.message : error}`)
  }
}
