'use client'
// Shows an alert after a failure, and tries again without leaving the page.

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { ProfileFrame } from '@/components/github/profile-frame'
import { buttonClass } from '@/components/ui/button-class'

type ProfileOutcomeProps = {
  failure?: { notice: ReactNode; link: ReactNode; words: Record<'alert' | 'tryAgain' | 'trying', string> }
  /** Says how a new try has ended. */
  announcement: ReactNode
  children: ReactNode
}

export function ProfileOutcome({ failure, announcement, children }: ProfileOutcomeProps) {
  const router = useRouter()
  const [isTrying, startTrying] = useTransition()
  const [hasTried, setHasTried] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  const hasSucceeded = hasTried && !failure

  function tryAgain() {
    if (isTrying) return
    setHasTried(true)
    startTrying(() => router.refresh())
  }

  // The button that had the focus is gone, so move the focus to the result.
  useEffect(() => {
    if (hasSucceeded) line.current?.focus()
  }, [hasSucceeded])

  // The router keeps the state of a page that the visitor has left. Reset it, so that no old result shows on return.
  useLayoutEffect(() => () => setHasTried(false), [])

  const result = (
    <p ref={line} role="status" tabIndex={-1} className="min-h-11 content-center text-muted">
      {hasTried &&
        (isTrying && failure ? (
          <span key="trying">{failure.words.trying}</span>
        ) : (
          <span key="result">{announcement}</span>
        ))}
    </p>
  )

  return (
    <>
      {failure ? (
        <ProfileFrame>
          <FailureAlert text={failure.words.alert} />
          {failure.notice}
          <div className="mt-8 flex flex-wrap gap-3">
            {/* An exported page stays as it is. */}
            {!process.env.SITE_IS_STATIC && (
              <button
                id="try-again"
                type="button"
                aria-disabled={isTrying}
                onClick={tryAgain}
                className={`${buttonClass.solid} aria-disabled:opacity-60 print:hidden`}
              >
                {failure.words.tryAgain}
              </button>
            )}
            {failure.link}
            {result}
          </div>
        </ProfileFrame>
      ) : (
        <>
          {children}
          {result}
        </>
      )}
    </>
  )
}

/** Alerts once per view: not again while the notice stays, but again when the visitor comes back. */
function FailureAlert({ text }: { text: string }) {
  useEffect(() => {
    // Wait for the paint, because the alert blocks it. The cleanup cancels the first of StrictMode's two runs.
    const timer = setTimeout(() => window.alert(text))
    return () => clearTimeout(timer)
  }, [text])
  return null
}
