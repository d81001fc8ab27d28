import { useContent } from '@/components/content/use-content'
import type { ProfileFailure } from '@/components/github/github-profile'
import { UtcTime } from '@/components/github/utc-time'
import { fill, fillWith } from '@/components/text/fill'

export function ProfileNotice({ handle, failure }: { handle: string; failure: ProfileFailure }) {
  const { words } = useContent()
  return (
    <div role="alert" className="max-w-[60ch]">
      <h2 className="font-semibold text-2xl tracking-tight">{words.github.failure}</h2>
      <p className="mt-3 text-muted">
        <Reason handle={handle} failure={failure} />
      </p>
    </div>
  )
}

/** Says how a new try has ended. @param failure none if there is a profile now. */
export function Announcement({ failure }: { failure?: ProfileFailure }) {
  const { words } = useContent()
  return failure
    ? fillWith(words.github.failedAgain, <AskAgainTime failure={failure} />)
    : words.github.success
}

function Reason({ handle, failure }: { handle: string; failure: ProfileFailure }) {
  const { github } = useContent().words
  if (failure.reason === 'not-found') return fill(github.notFound, { handle })
  if (failure.reason === 'invalid') return github.invalid
  // An exported page stays as it is, so it names no time.
  if (failure.reason === 'unavailable' || process.env.SITE_IS_STATIC) return github.unavailable
  return fillWith(github.rateLimited, <AskAgainTime failure={failure} />)
}

/** Rounds up, because times are shown without seconds. */
function AskAgainTime({ failure }: { failure: ProfileFailure }) {
  return <UtcTime at={Math.ceil(failure.askAgainAt / 60_000) * 60_000} />
}
