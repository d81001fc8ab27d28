import type { ReactNode } from 'react'
import { FailureAlert } from '@/components/github/failure-alert'
import { LocalTime } from '@/components/github/local-time'
import { ProfileFrame } from '@/components/github/profile-frame'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'

export type ProfileFailure = {
  reason: 'not-found' | 'rate-limited' | 'unavailable' | 'invalid'
  /** GitHub is not asked again before this time, in ms since 1970. */
  askAgainAt: number
}

type ProfileNoticeProps = {
  handle: string
  url: string
  failure: ProfileFailure
  isTrying: boolean
  onTryAgain: () => void
}

/** Shown in place of the profile. */
export function ProfileNotice({ handle, url, failure, isTrying, onTryAgain }: ProfileNoticeProps) {
  return (
    <ProfileFrame>
      <FailureAlert />
      <div role="alert" className="max-w-[60ch]">
        <h2 className="font-semibold text-2xl tracking-tight">The profile cannot be shown just now</h2>
        <p className="mt-3 text-muted">
          <Reason handle={handle} failure={failure} />
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          id="try-again"
          type="button"
          aria-disabled={isTrying}
          onClick={onTryAgain}
          className={`${buttonClass.solid} print:hidden`}
        >
          Try again
        </button>
        <ExternalLink href={url} className={buttonClass.outlined}>
          View on GitHub
        </ExternalLink>
      </div>
    </ProfileFrame>
  )
}

/** Rounds up, because times are shown without seconds. */
export function fullMinute(ms: number) {
  return Math.ceil(ms / 60_000) * 60_000
}

function Reason({ handle, failure }: { handle: string; failure: ProfileFailure }): ReactNode {
  switch (failure.reason) {
    case 'not-found':
      return `GitHub knows no public account “${handle}”.`
    case 'rate-limited':
      return (
        <>
          GitHub answers only so many questions an hour, and they are used up. Come back after{' '}
          <LocalTime at={fullMinute(failure.askAgainAt)} />.
        </>
      )
    case 'unavailable':
      return 'GitHub did not answer. The rest of this site is not affected.'
    case 'invalid':
      return 'GitHub gave an answer that makes no sense here. The rest of this site is not affected.'
  }
}
