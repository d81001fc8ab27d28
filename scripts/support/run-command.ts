import { stripVTControlCharacters } from 'node:util'
import { printable } from '@/app/_findings/printable'
import { engines } from '@/package.json'

const OLDEST = engines.node.replace('>=', '')

/** Ends with status 2 and the usage after an unknown option, and with status 1 and a message after another failure. */
export function runCommand(run: () => Promise<unknown>, usage = '') {
  if (OLDEST.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
    console.error(`Node ${process.versions.node} is too old. Wanted ${OLDEST} or newer.`)
    process.exit(1)
  }
  if (usage && process.argv.includes('--help')) return console.log(usage)
  run().catch((error: NodeJS.ErrnoException) => {
    const isMisused = error.code?.startsWith('ERR_PARSE_ARGS')
    // Playwright adds a log of its calls, in colours.
    const message = stripVTControlCharacters(error.message.replace(/\nCall log:.*/s, ''))
    console.error(printable(isMisused ? `${message}\n\n${usage}` : message))
    process.exitCode = isMisused ? 2 : 1
  })
}
