import { readFileSync } from 'node:fs'
import type { Finding } from '@/app/_check/finding'
import { show } from '@/app/_check/printable'
import { cvAddress } from '@/components/content/addresses'
import { pitchesIn } from '@/components/content/articles'
import { contents } from '@/components/content/content'
import { isPublicFile } from '@/components/content/public-file'
import { checkAsApplicant } from '@/scripts/cv/applicant-check'
import { contentFor } from '@/scripts/cv/cv-content'
import { isOutdated } from '@/scripts/cv/cv-mark'

/** Checks each CV that the site offers and `npm run cv` has printed. Of another one, nobody can say from what it was made. */
export async function findCvFaults(): Promise<Finding[]> {
  const findings: Finding[] = []
  const all = contents.flatMap((content) =>
    [undefined, ...pitchesIn(content)].map((pitch) => ({ content, pitch })),
  )
  for (const { content, pitch } of all) {
    const { base, language, owner } = content
    const address = cvAddress(content, pitch?.name)
    if (pitch ? !isPublicFile(address) : owner.cv !== address) continue
    const pdf = readFileSync(`public${address}`)
    const shown = pitch ? contentFor(pitch, content) : content
    const faults = await checkAsApplicant(shown, pdf)
    const options = [pitch && `--for ${pitch.name}`, base && `--language ${language}`].filter(Boolean)
    const command = ['npm run cv', ...options].join(' ').replace(' --', ' -- --')
    if (isOutdated(pdf, shown))
      faults.unshift(`the content has changed since it was printed; run "${command}"`)
    const path = pitch ? [pitch.file] : [`content${base}/owner.ts`, 'owner', 'cv']
    const place = [...path.slice(1, 2), 'cv'].join(', ')
    findings.push(...faults.map((fault) => ({ path, text: `${place}: ${show(address)} — ${fault}` })))
  }
  return findings
}
