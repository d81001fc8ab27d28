import { z } from 'zod'
import { accountPage } from '@/components/github/account-page'
import type { Profile } from '@/components/github/github-profile'
import { HANDLE } from '@/content/schema/links'

/** The most lines of a bio. It has at most 160 characters, so more lines would be mostly blank. */
const MAX_LINES = 10

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

/** Leaves out characters that would break the page. Returns an empty text if nothing in it shows. */
export function accountText(text: string | null, mostLines = MAX_LINES) {
  const lines = (text ?? '')
    // React reads half of a surrogate pair in another way in the browser than on the server.
    .replace(/\p{Cs}/gu, '')
    // A letter of Burmese has up to five marks. No line could break within hundreds of them.
    .replace(/(\p{M}{5})\p{M}+/gu, '$1')
    .split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/)
    .map((line) => line.trim())
  const kept = lines.filter((line, index) => line || lines[index - 1]) // one blank line at a time
  const shown = [...kept.slice(0, mostLines - 1), kept.slice(mostLines - 1).join(' ')].join('\n').trim()
  return /[^\s\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u.test(shown) ? shown : ''
}

/** Checks whether an address is on GitHub's host for avatars, the only one from which the server reads pictures. */
export function isAvatarAddress(address: string) {
  const host = process.env.GITHUB_AVATARS_URL || 'https://avatars.githubusercontent.com'
  return [address, host].every(isWebAddress) && new URL(address).origin === new URL(host).origin
}

function isWebAddress(address?: string | null): address is string {
  return /^https?:\/\//.test(address ?? '') && URL.canParse(address ?? '')
}
