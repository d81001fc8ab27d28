import { readFileSync } from 'node:fs'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { cvAddress } from '@/components/content/addresses'
import { pitchesIn } from '@/components/content/articles'
import { type Content, contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { checkAsApplicant } from '@/scripts/cv/applicant-check'
import { contentFor } from '@/scripts/cv/cv-content'
import { isOutdated } from '@/scripts/cv/cv-mark'

/** Checks each CV that the site offers and `npm run cv` has printed. Of another one, nobody can say from what it was made. */
export async function findCvFaults(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { address, content, path, place, options } of contents.flatMap(printedCvs)) {
    const pdf = readFileSync(`public${address}`)
    const faults = await checkAsApplicant(content, pdf)
    const command = `npm run cv${options && ` --${options}`}`
    if (isOutdated(pdf, content))
      faults.unshift(`the content has changed since it was printed; run "${command}"`)
    findings.push(...faults.map((fault) => ({ path, text: `${place}: ${show(address)} — ${fault}` })))
  }
  return findings
}

function printedCvs(content: Content) {
  const { base, language, owner } = content
  const inLanguage = base && ` --language ${language}`
  const usual = {
    ...{ address: cvAddress(content), content, options: inLanguage },
    ...{ path: [`content${base}/owner.ts`, 'owner', 'cv'], place: 'owner, cv' },
  }
  const ofPitches = pitchesIn(content).map((pitch) => ({
    ...{ address: cvAddress(content, pitch.name), content: contentFor(pitch, content) },
    ...{ path: [pitch.file], place: 'cv', options: ` --for ${pitch.name}${inLanguage}` },
  }))
  return [
    ...(owner.cv === usual.address ? [usual] : []),
    ...ofPitches.filter(({ address }) => isPublicFile(address)),
  ]
}
