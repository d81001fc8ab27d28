/** Runs once, before the server answers. */
export async function register() {
  // The development server and its page talk in ways that the guard refuses.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { guardServer } = await import('./instrumentation-node')
    guardServer()
  }
}
