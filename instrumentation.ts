export async function register() {
  // Next bundles what is imported within for Node alone.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // The guard would refuse requests that the development server needs, and serverless hosts have no server to guard.
    if (process.env.NODE_ENV !== 'production' || process.env.VERCEL || process.env.NETLIFY) return
    const { guardServer } = await import('./app/_server/guard-server')
    guardServer()
  }
}
