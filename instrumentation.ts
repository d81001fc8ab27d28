/** Runs once, before the server answers. */
export async function register() {
  // Next bundles what is imported within for Node alone.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NODE_ENV === 'development') {
      const { spawn } = await import('node:child_process')
      // As for `npm run doctor`: it reads the texts itself, which Next would bundle, and leaves out the mistakes of drafts.
      const env = { ...process.env, NEXT_RUNTIME: '', NODE_ENV: 'production' } as const
      const script = ['--import', 'tsx', 'scripts/doctor/doctor-in-dev.ts']
      spawn(process.execPath, script, { env, stdio: 'inherit' })
      return
    }
    // Serverless hosts have no server to guard.
    if (process.env.NODE_ENV !== 'production' || process.env.VERCEL || process.env.NETLIFY) return
    const { guardServer } = await import('./app/_server/guard-server')
    guardServer()
  }
}
