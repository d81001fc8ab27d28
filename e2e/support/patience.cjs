const { Server } = require('node:http')

const { timeout } = AbortSignal
AbortSignal.timeout = (ms) => timeout(20 * ms)

const limits = new WeakMap()
Object.defineProperty(Server.prototype, 'timeout', {
  get() {
    return limits.get(this)
  },
  set(ms) {
    limits.set(this, 20 * ms)
  },
})
