import { useContent } from '@/components/content/use-content'
import type { Profile } from '@/components/github/github-profile'
import { ProfileFrame } from '@/components/github/profile-frame'
import { withBasePath } from '@/components/text/addresses'
import { fillWith } from '@/components/text/fill'
import { buttonClass } from '@/components/ui/button-class'
import { UtcTime } from '@/components/ui/dates'
import { ExternalLink } from '@/components/ui/external-link'

export function ProfileCard({ profile, hasAvatar }: { profile: Profile; hasAvatar: boolean }) {
  const { words } = useContent()
  return (
    <ProfileFrame>
      <div className="flex flex-col gap-x-10 gap-y-6 md:flex-row">
        {hasAvatar && (
          // biome-ignore lint/performance/noImgElement: the server has this picture in one size only
          <img
            src={withBasePath('/github/avatar')}
            alt=""
            className="size-36 shrink-0 rounded-full border border-line object-cover"
          />
        )}
        <div className="min-w-0 overflow-x-clip">
          <h2 className="font-semibold text-3xl tracking-tight wrap-anywhere">
            <bdi>{profile.name}</bdi>
          </h2>
          <p className="mt-1 font-mono text-primary">
            <bdi>@{profile.login}</bdi>
          </p>
          {profile.bio && (
            <p dir="auto" className="mt-4 max-w-[65ch] whitespace-pre-line wrap-anywhere">
              {profile.bio}
            </p>
          )}
        </div>
      </div>
      <dl className="my-10 grid gap-6 sm:grid-cols-3">
        <ProfileCount label={words.github.followers} value={profile.followers} />
        <ProfileCount label={words.github.following} value={profile.following} />
        <ProfileCount label={words.github.repositories} value={profile.publicRepositories} />
      </dl>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-4">
        <p className="note">{fillWith(words.github.asOf, <UtcTime at={profile.readAt} />)}</p>
        <ExternalLink href={profile.url} className={buttonClass.outlined}>
          {words.github.view}
        </ExternalLink>
      </div>
    </ProfileFrame>
  )
}

function ProfileCount({ label, value }: { label: string; value: number }) {
  const { locale } = useContent()
  return (
    <div className="flex flex-col-reverse gap-2">
      <dt className="text-center note">
        <span aria-hidden className="dimension mb-1 text-line" />
        {label}
      </dt>
      <dd className="text-center font-semibold text-4xl tracking-tight">{value.toLocaleString(locale)}</dd>
    </div>
  )
}
