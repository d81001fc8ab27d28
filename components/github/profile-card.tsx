import { withBasePath } from '@/components/content/addresses'
import { useContent } from '@/components/content/use-content'
import type { Profile } from '@/components/github/github-profile'
import { ProfileFrame } from '@/components/github/profile-frame'
import { fillWith } from '@/components/text/fill'
import { buttonClass } from '@/components/ui/button-class'
import { UtcTime } from '@/components/ui/dates'
import { ExternalLink } from '@/components/ui/external-link'

export function ProfileCard({ profile, hasAvatar }: { profile: Profile; hasAvatar: boolean }) {
  const { words } = useContent()
  return (
    <ProfileFrame>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <Avatar name={profile.name} hasPicture={hasAvatar} />
        <div className="min-w-0 overflow-x-clip">
          <h2 className="font-semibold text-3xl tracking-tight [overflow-wrap:anywhere]">
            <bdi>{profile.name}</bdi>
          </h2>
          <p className="mt-1 font-mono text-primary">
            <bdi>@{profile.login}</bdi>
          </p>
          {profile.bio && (
            <p dir="auto" className="mt-4 max-w-[65ch] whitespace-pre-line [overflow-wrap:anywhere]">
              {profile.bio}
            </p>
          )}
        </div>
      </div>
      <dl className="my-10 grid gap-6 sm:grid-cols-3">
        <Figure label={words.github.followers} value={profile.followers} />
        <Figure label={words.github.following} value={profile.following} />
        <Figure label={words.github.repositories} value={profile.publicRepositories} />
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

/** The initials lie under the picture and show when it is missing. */
function Avatar({ name, hasPicture }: { name: string; hasPicture: boolean }) {
  const initials = name.split(/\s+/, 2).map((word) => Array.from(word)[0])
  return (
    <div className="relative grid aspect-square w-36 max-w-full place-items-center overflow-hidden rounded-full border border-line bg-background font-mono text-4xl text-muted">
      <span aria-hidden>{initials.join('')}</span>
      {hasPicture && (
        // biome-ignore lint/performance/noImgElement: the server has this picture in one size only
        <img
          src={withBasePath('/github/avatar')}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
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
