export function isWebAddress(address?: string | null): address is string {
  return /^https?:\/\//.test(address ?? '') && URL.canParse(address ?? '')
}

/** Checks whether an address is on GitHub's host for avatars, the only one from which the server reads pictures. */
export function isAvatarAddress(address: string) {
  const host = process.env.GITHUB_AVATARS_URL || 'https://avatars.githubusercontent.com'
  return [address, host].every(isWebAddress) && new URL(address).origin === new URL(host).origin
}
