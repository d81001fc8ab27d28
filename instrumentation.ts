/** Runs once, before the server answers. */
export async function register() {
  // The development server and its page, and hosts that run pages as functions, talk in ways that the guard refuses.
  const isOwnServer = process.env.NODE_ENV === 'production' && !process.env.VERCEL && !process.env.NETLIFY
  if (isOwnServer && process.env.NEXT_RUNTIME === 'nodejs') {
    const { guardServer } = await import('./app/_server/guard-server')
    guardServer()
  }
}
