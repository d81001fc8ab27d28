import { readFileSync } from 'node:fs'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { cvAddress } from '@/components/content/addresses'
import { contents } from '@/components/content/content'
import { checkAsApplicant } from '@/scripts/cv/applicant-check'
import { isOutdated } from '@/scripts/cv/cv-mark'

/** Checks each CV that the site offers and `npm run cv` has printed. Of another one, nobody can say from what it was made. */
export async function findCvFaults(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const content of contents) {
    const { base, language, owner } = content
    if (owner.cv !== cvAddress(content)) continue
    const pdf = readFileSync(`public${owner.cv}`)
    const faults = await checkAsApplicant(content, pdf)
    const command = `npm run cv${base && ` -- --language ${language}`}`
    if (isOutdated(pdf, content))
      faults.unshift(`the content has changed since it was printed; run "${command}"`)
    const path = [`content${base}/owner.ts`, 'owner', 'cv']
    findings.push(...faults.map((fault) => ({ path, text: `owner, cv: ${show(owner.cv)} — ${fault}` })))
  }
  return findings
}
