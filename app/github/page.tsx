import { connection } from 'next/server'
import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { getProfile } from '@/app/github/profile'
import { ProfileCard } from '@/components/github/profile-card'
import { ProfileOutcome } from '@/components/github/profile-outcome'
import { owner } from '@/content/owner'

export const metadata = sheetMetadata('/github')

export default async function GithubPage() {
  await connection()
  const result = await getProfile()
  return (
    <ProfileOutcome
      handle={owner.handle}
      url={`https://github.com/${owner.handle}`}
      failure={'failure' in result ? result.failure : undefined}
    >
      {'profile' in result && <ProfileCard profile={result.profile} hasAvatar={Boolean(result.avatar)} />}
    </ProfileOutcome>
  )
}
