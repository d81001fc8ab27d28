/** `npm start` starts Next, which would print a stack if the port is taken or no number. */
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'

/** @type {import('node:util').ParseArgsConfig['options']} */
const options = { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } }
const { values } = parseArgs({ options, strict: false })
const given = values.port ?? process.env.PORT ?? 3000
const port = Number(given)
if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) {
  console.error(`PORT: ${given} — wanted a number up to 65535, for example 3000`)
  process.exit(1)
}

const probe = createServer()
  .once('error', (error) => {
    if (!('code' in error) || error.code !== 'EADDRINUSE') return start()
    console.error(`Port ${port} is taken by another program; choose one: npm start -- --port ${port + 1}`)
    process.exit(1)
  })
  .listen({ port, host: values.hostname }, () => probe.close(start))

function start() {
  process.argv.splice(2, 0, 'start')
  // Node 20.9 imports no file without an ending.
  createRequire(import.meta.url)('next/dist/bin/next')
}
