import { GITHUB_API } from '@/components/github/account-page'

const MOST_SECONDS = 31_536_000

/** The variables, each with its value by default. */
const DEFAULTS = {
  GITHUB_API_URL: GITHUB_API,
  GITHUB_AVATARS_URL: 'https://avatars.githubusercontent.com',
  PROFILE_REVALIDATE_SECONDS: '3600',
  PROFILE_RETRY_SECONDS: '60',
}

/** Checks whether an address is on GitHub's host for avatars, the only one from which the server reads pictures. */
export function isAvatarAddress(address: string) {
  const host = process.env.GITHUB_AVATARS_URL || DEFAULTS.GITHUB_AVATARS_URL
  return [address, host].every(isWebAddress) && new URL(address).origin === new URL(host).origin
}

/** @returns ms. The variable is in seconds. */
export function windowMs(variable: 'PROFILE_REVALIDATE_SECONDS' | 'PROFILE_RETRY_SECONDS') {
  const value = process.env[variable]
  return Number(value && isWindow(value) ? value : DEFAULTS[variable]) * 1_000
}

/** Lists the variables with an invalid value, each on one line. */
export function settingMistakes() {
  return Object.entries(DEFAULTS).flatMap(([variable, fallback]) => {
    const value = process.env[variable] || fallback
    const isAddress = variable.endsWith('_URL')
    if (isAddress ? isWebAddress(value) : isWindow(value)) return []
    const wanted = isAddress
      ? 'an address with https:// or http://, such as'
      : `a number from 0 to ${MOST_SECONDS}; it counts as`
    return `[github] ${variable}: ${JSON.stringify(value)} — wanted ${wanted} ${fallback}`
  })
}

export function isWebAddress(address?: string | null): address is string {
  return /^https?:\/\//.test(address ?? '') && URL.canParse(address ?? '')
}

function isWindow(seconds: string) {
  return seconds.trim() !== '' && Number(seconds) >= 0 && Number(seconds) <= MOST_SECONDS
}
