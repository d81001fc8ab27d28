'use client'
// Shows an alert after a failure, and tries again without leaving the page.

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { LocalTime } from '@/components/github/local-time'
import { fullMinute, type ProfileFailure, ProfileNotice } from '@/components/github/profile-notice'

type ProfileOutcomeProps = {
  handle: string
  /** Address of the profile on GitHub. */
  url: string
  failure?: ProfileFailure
  /** The profile, if there is one. */
  children: ReactNode
}

/** The profile or the failure notice, and a line that announces the result of a new try. */
export function ProfileOutcome({ handle, url, failure, children }: ProfileOutcomeProps) {
  const router = useRouter()
  const [isTrying, startTrying] = useTransition()
  const [hasTried, setHasTried] = useState(false)
  const announcement = useRef<HTMLParagraphElement>(null)
  const hasSucceeded = hasTried && !failure

  function tryAgain() {
    if (isTrying) return
    setHasTried(true)
    startTrying(() => router.refresh())
  }

  // The button that had the focus is gone, so move the focus to the result.
  useEffect(() => {
    if (hasSucceeded) announcement.current?.focus()
  }, [hasSucceeded])

  // The router keeps the state of a page that the visitor has left. Reset it, so that no old result shows on return.
  useEffect(() => () => setHasTried(false), [])

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
      <p ref={announcement} role="status" tabIndex={-1} className="mt-4 min-h-8 text-muted">
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
      Still no profile. GitHub will be asked again after <LocalTime at={fullMinute(failure.askAgainAt)} />.
    </>
  )
}
