import { useContent } from '@/components/content/use-content'
import { accountPage } from '@/components/github/account-page'
import { FailureAlert } from '@/components/github/failure-alert'
import type { ProfileFailure } from '@/components/github/github-profile'
import { ProfileFrame } from '@/components/github/profile-frame'
import { MissingPart } from '@/components/layout/missing-part'
import { withBasePath } from '@/components/text/addresses'
import { fill, fillWith } from '@/components/text/fill'
import { buttonClass } from '@/components/ui/button-class'
import { UtcTime } from '@/components/ui/dates'
import { ExternalLink } from '@/components/ui/external-link'
import type { AllWords } from '@/content/schema/languages/translation'

/** An exported page stays as it is, so it offers no other attempt and names no time. */
const IS_EXPORT = Boolean(process.env.SITE_IS_STATIC)

export function ProfileNotice({ handle, failure }: { handle: string; failure: ProfileFailure }) {
  const { base, words } = useContent()
  return (
    <ProfileFrame>
      <FailureAlert text={words.github.alert} />
      <div className="my-auto grid items-center gap-10 lg:grid-cols-2">
        <div>
          <div role="alert" className="max-w-[60ch]">
            <h2 className="font-semibold text-2xl tracking-tight">{words.github.failure}</h2>
            <p className="mt-3 text-muted">{reasonFor(failure, handle, words.github)}</p>
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            {!IS_EXPORT && (
              <a href={withBasePath(`${base}/github`)} className={`${buttonClass.solid} print:hidden`}>
                {words.github.tryAgain}
              </a>
            )}
            <ExternalLink href={accountPage(handle)} className={buttonClass.outlined}>
              {words.github.view}
            </ExternalLink>
          </div>
        </div>
        <MissingPart />
      </div>
    </ProfileFrame>
  )
}

function reasonFor({ reason, askAgainAt }: ProfileFailure, handle: string, words: AllWords['github']) {
  if (reason === 'not-found') return fill(words.notFound, { handle })
  if (reason === 'invalid') return words.invalid
  if (reason === 'unavailable' || IS_EXPORT) return words.unavailable
  // The time is rounded up, because it shows without seconds.
  return fillWith(words.rateLimited, <UtcTime at={Math.ceil(askAgainAt / 60_000) * 60_000} />)
}
