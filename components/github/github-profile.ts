/** If you change this type, rename the key of the cache that keeps profiles (`app/_github/get-profile.ts`). */
export type Profile = {
  login: string
  /** The login if the account has no name. */
  name: string
  bio: string | null
  followers: number
  following: number
  publicRepositories: number
  url: string
  /** The time when GitHub returned these figures, in ms since 1970. */
  readAt: number
}

export type ProfileFailure = {
  reason: 'not-found' | 'rate-limited' | 'unavailable' | 'invalid'
  /** GitHub is not asked again before this time, in ms since 1970. */
  askAgainAt: number
}
