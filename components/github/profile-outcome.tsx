'use client'
// A failure is told by an alert and can be tried again without leaving the page.

import { useRouter } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { ProfileNotice } from '@/components/github/profile-notice'
import { LocalTime } from '@/components/ui/local-time'

export type ProfileFailure = {
  reason: 'not-found' | 'rate-limited' | 'unavailable' | 'invalid'
  /** Before this time, in ms since 1970, the service is not asked again. */
  askAgainAt: number
}

type ProfileOutcomeProps = {
  handle: string
  /** The profile at the service. */
  url: string
  failure?: ProfileFailure
  /** The profile, if there is one. */
  children: ReactNode
}

/** The profile or the notice of its failure, and the line that announces what a new try brought. */
export function ProfileOutcome({ handle, url, failure, children }: ProfileOutcomeProps) {
  const router = useRouter()
  const [isTrying, startTrying] = useTransition()
  const [hasTried, setHasTried] = useState(false)

  function tryAgain() {
    setHasTried(true)
    startTrying(() => router.refresh())
  }

  return (
    <>
      {failure ? (
        <ProfileNotice
          handle={handle}
          url={url}
          failure={failure}
          isTrying={isTrying}
          onTryAgain={tryAgain}
        />
      ) : (
        children
      )}
      <p role="status" className="mt-4 min-h-8 text-muted">
        {hasTried && <Announcement isTrying={isTrying} failure={failure} />}
      </p>
    </>
  )
}

function Announcement({ isTrying, failure }: { isTrying: boolean; failure?: ProfileFailure }) {
  if (isTrying) return 'Trying again…'
  if (!failure) return 'The profile is here.'
  return (
    <>
      Still no profile. GitHub will be asked again after <LocalTime at={failure.askAgainAt} />.
    </>
  )
}
