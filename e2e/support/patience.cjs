const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout(20 * ms)
