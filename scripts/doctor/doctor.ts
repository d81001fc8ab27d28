import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { isFailure, reportOf } from '@/app/_findings/report'
import { readContent } from '@/scripts/support/read-content'
import { runCommand } from '@/scripts/support/run-command'

const USAGE = `Lists what to do before the site goes live.

  npm run doctor -- [options]

  --links    also requests every link and lists the dead ones; without a network it finds none and fails
  --patient  as --links, but requests what does not answer three times, five minutes apart
  --strict   also fails for what is worth improving and for what is still as shipped
  --in-dev   for the dev server: leaves out what is still as shipped, and says nothing if nothing is left
  --json     prints a list of { kind, file, line, text } (npm run -s doctor -- --json)

It fails for mistakes and dead links. The exit status is 0 if all is well, 1 if it fails, 2 for an unknown option.
`

runCommand(async () => {
  const flag = { type: 'boolean' } as const
  const options = { links: flag, patient: flag, strict: flag, 'in-dev': flag, json: flag }
  const { 'in-dev': isInDev, ...values } = parseArgs({ options }).values
  if (isInDev) setPriority(constants.priority.PRIORITY_LOW) // the first page is compiled meanwhile
  const read = await readContent()
  const { examine } = await import('@/scripts/doctor/examine')
  const findings = (await examine(read, values)).filter(({ kind }) => !isInDev || kind !== 'as shipped')
  if (isInDev && findings.length === 0) return
  const report = reportOf(findings, { ...values, isBuild: isInDev })
  console.log(values.json ? JSON.stringify(findings, null, 2) : report)
  process.exitCode = isFailure(findings, values.strict) ? 1 : 0
}, USAGE)
