import { z } from 'zod'
import { accountText } from '@/app/_github/account-text'
import { isWebAddress } from '@/app/_github/settings'
import { accountPage } from '@/components/github/account-page'
import type { Profile } from '@/components/github/github-profile'
import { HANDLE } from '@/content/schema/links'

/** The answer of GitHub about an account. The import reads more of the same answer. */
export const accountSchema = z.object({
  login: z.string().regex(HANDLE),
  name: z.string().max(2_000).nullable(),
  bio: z.string().max(2_000).nullable(),
  avatar_url: z.string().max(2_000),
  html_url: z.string().max(2_000).nullish(),
  followers: z.int().min(0),
  following: z.int().min(0),
  public_repos: z.int().min(0),
})

/** The answer in the words of the site, without what would break its page. */
export function profileOf({ login, html_url: url, ...account }: z.output<typeof accountSchema>): Profile {
  return {
    login,
    name: accountText(account.name, 1) || login,
    bio: accountText(account.bio) || null,
    followers: account.followers,
    following: account.following,
    publicRepositories: account.public_repos,
    url: isWebAddress(url) ? url : accountPage(login),
    readAt: Date.now(),
  }
}
