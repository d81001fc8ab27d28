import { connection } from 'next/server'
import { getProfile } from '@/app/_github/get-profile'
import { pageMetadata } from '@/app/_metadata/page-metadata'
import { getContent } from '@/components/content/use-content'
import { ProfileCard } from '@/components/github/profile-card'
import { ProfileNotice } from '@/components/github/profile-notice'

export const generateMetadata = () => pageMetadata('/github')

export default async function GithubPage() {
  const { handle } = (await getContent()).owner
  if (!handle) return null // its layout shows that there is no such page
  await connection()
  const result = await getProfile(handle)
  return result.profile ? (
    <ProfileCard profile={result.profile} hasAvatar={Boolean(result.avatar)} />
  ) : (
    <ProfileNotice handle={handle} failure={result.failure} />
  )
}
