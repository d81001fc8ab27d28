/** The dev server runs this file once, as a process of its own, so that no page waits for the rules. */
import { constants, setPriority } from 'node:os'
import { reportOf } from '@/app/_findings/report'
import { readContent } from '@/scripts/support/read-content'
import { runCommand } from '@/scripts/support/run-command'

setPriority(constants.priority.PRIORITY_LOW) // the first page is compiled meanwhile

runCommand(async () => {
  const read = await readContent()
  const { examine } = await import('@/scripts/doctor/examine')
  const findings = (await examine(read)).filter(({ kind }) => kind !== 'as shipped')
  if (findings.length > 0) console.error(reportOf(findings, { isBuild: true }))
})
