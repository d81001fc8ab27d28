import { isFailure, reportOf } from '@/app/_findings/report'
import { annotate } from '@/scripts/support/annotate'
import { readContent } from '@/scripts/support/read-content'
import { runCommand } from '@/scripts/support/run-command'

runCommand(async () => {
  const read = await readContent()
  const { examine } = await import('@/scripts/doctor/examine')
  const findings = await examine(read, { isBuild: true })
  if (findings.length > 0) console.error(reportOf(findings, { isBuild: true }))
  annotate(findings.map((finding) => ({ ...finding, level: isFailure([finding]) ? 'error' : 'warning' })))
  if (isFailure(findings)) process.exitCode = 1
  else await import('@/scripts/build/resize-photos').then(({ resizePhotos }) => resizePhotos())
})
