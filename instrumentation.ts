/** Runs once, before the server answers. */
export async function register() {
  const { NEXT_RUNTIME, NODE_ENV, VERCEL, NETLIFY } = process.env
  // The development server and its page, and hosts that run pages as functions, talk in ways that the guard refuses.
  if (NEXT_RUNTIME === 'nodejs' && NODE_ENV === 'production' && !VERCEL && !NETLIFY) {
    const { guardServer } = await import('./app/_build/guard-server')
    guardServer()
  }
}
