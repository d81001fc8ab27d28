/**
 * Runs first in each site of the tests. It gives GitHub twenty times as long, because a test looks at the page while
 * GitHub has not answered, and an idle connection as well, because a busy machine may need longer for an answer.
 */
const { Server } = require('node:http')

const TIMES = 20

const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout(TIMES * ms)

const limits = new WeakMap()
Object.defineProperty(Server.prototype, 'timeout', {
  get() {
    return limits.get(this)
  },
  set(ms) {
    limits.set(this, TIMES * ms)
  },
})
