import { readFileSync } from 'node:fs'
import { type Finding, show } from '@/app/_check/finding'
import { contents } from '@/components/content/content'
import { cvAddress, isOutdated } from '@/scripts/cv/cv-mark'

/** Only of a CV that `npm run cv` has printed. */
export function findOutdatedCv(): Finding[] {
  return contents
    .filter((content) => content.owner.cv === cvAddress(content))
    .filter((content) => isOutdated(readFileSync(`public${cvAddress(content)}`), content))
    .map((content) => ({
      path: [`content${content.base}/owner.ts`, 'owner', 'cv'],
      text: `owner, cv: ${show(content.owner.cv)} — the content has changed since it was printed; run "npm run cv${content.base && ` -- --language ${content.language}`}"`,
    }))
}
