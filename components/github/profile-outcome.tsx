'use client'
// A failure is told by an alert and can be tried again without leaving the page.

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import { LocalTime } from '@/components/github/local-time'
import { fullMinute, type ProfileFailure, ProfileNotice } from '@/components/github/profile-notice'

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
  const announcement = useRef<HTMLParagraphElement>(null)
  const hasSucceeded = hasTried && !failure

  function tryAgain() {
    if (isTrying) return
    setHasTried(true)
    startTrying(() => router.refresh())
  }

  // The button that had the focus is gone.
  useEffect(() => {
    if (hasSucceeded) announcement.current?.focus()
  }, [hasSucceeded])

  // The router keeps a page that was left, and its state with it; a new view tells no old news.
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
