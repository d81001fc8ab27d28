import { connection } from 'next/server'
import { pageMetadata } from '@/app/_metadata/page-metadata'
import { getProfile } from '@/app/github/cached-profile'
import { accountPage } from '@/app/github/github-api'
import { getContent } from '@/components/content/use-content'
import { ProfileCard } from '@/components/github/profile-card'
import { Announcement, ProfileNotice } from '@/components/github/profile-notice'
import { ProfileOutcome } from '@/components/github/profile-outcome'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'

export const generateMetadata = () => pageMetadata('/github')

export default async function GithubPage() {
  const { owner, words } = await getContent()
  const { handle } = owner
  if (!handle) return null // its layout shows that there is no such page
  await connection()
  const result = await getProfile(handle)
  const { alert, tryAgain, trying, view } = words.github
  const failure = 'failure' in result ? result.failure : undefined
  return (
    <ProfileOutcome
      failure={
        failure && {
          notice: <ProfileNotice handle={handle} failure={failure} />,
          link: (
            <ExternalLink href={accountPage(handle)} className={buttonClass.outlined}>
              {view}
            </ExternalLink>
          ),
          words: { alert, tryAgain, trying },
        }
      }
      announcement={<Announcement failure={failure} />}
    >
      {'profile' in result && <ProfileCard profile={result.profile} hasAvatar={Boolean(result.avatar)} />}
    </ProfileOutcome>
  )
}
