export async function register() {
  // Below this condition, Next bundles imports for Node alone.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    if (process.env.NODE_ENV === 'development') {
      // The doctor is a process of its own, so that no page waits for it.
      const { spawn } = await import('node:child_process')
      // With these values, the doctor reads the texts itself instead of what Next bundles, and lists no mistakes of drafts.
      const env = { ...process.env, NEXT_RUNTIME: '', NODE_ENV: 'production' } as const
      const script = ['--import', 'tsx', 'scripts/doctor/doctor.ts', '--in-dev']
      spawn(process.execPath, script, { env, stdio: 'inherit' })
      return // the guard would refuse requests that this server needs
    }
    if (process.env.VERCEL || process.env.NETLIFY) return // serverless hosts have no server to guard
    const { guardServer } = await import('./app/_server/guard-server')
    guardServer()
  }
}
