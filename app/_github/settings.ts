const MAX_SECONDS = 31_536_000
const DEFAULT_SECONDS = { PROFILE_REVALIDATE_SECONDS: 3_600, PROFILE_RETRY_SECONDS: 60 }

/** Checks whether an address is on GitHub's host for avatars, the only one from which the server reads pictures. */
export function isAvatarAddress(address: string) {
  const host = process.env.GITHUB_AVATARS_URL || 'https://avatars.githubusercontent.com'
  return [address, host].every(isWebAddress) && new URL(address).origin === new URL(host).origin
}

/** Returns ms. The variable is in seconds, and counts as its default if it is no number or out of range. */
export function windowMs(variable: keyof typeof DEFAULT_SECONDS) {
  const seconds = Number(process.env[variable]?.trim() || Number.NaN)
  const isWindow = seconds >= 0 && seconds <= MAX_SECONDS
  return (isWindow ? seconds : DEFAULT_SECONDS[variable]) * 1_000
}

export function isWebAddress(address?: string | null): address is string {
  return /^https?:\/\//.test(address ?? '') && URL.canParse(address ?? '')
}
