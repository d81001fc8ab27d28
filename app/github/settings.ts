const MOST_SECONDS = 31_536_000
const anAddress = { isValid: isWebAddress, wanted: 'an address with https:// or http://, such as' }
const aTime = { isValid: isWindow, wanted: `a number from 0 to ${MOST_SECONDS}; it counts as` }

/** The variables, each with its value by default. */
const SETTINGS = {
  GITHUB_API_URL: { fallback: 'https://api.github.com', ...anAddress },
  GITHUB_AVATARS_URL: { fallback: 'https://avatars.githubusercontent.com', ...anAddress },
  PROFILE_REVALIDATE_SECONDS: { fallback: '3600', ...aTime },
  PROFILE_RETRY_SECONDS: { fallback: '60', ...aTime },
}

export function addressOf(variable: 'GITHUB_API_URL' | 'GITHUB_AVATARS_URL') {
  return process.env[variable] || SETTINGS[variable].fallback
}

/** @returns ms. The variable is in seconds. */
export function windowMs(variable: 'PROFILE_REVALIDATE_SECONDS' | 'PROFILE_RETRY_SECONDS') {
  const { fallback } = SETTINGS[variable]
  const value = process.env[variable] || fallback
  return Number(isWindow(value) ? value : fallback) * 1_000
}

/** Lists the variables with an invalid value, each on one line. */
export function settingMistakes() {
  return Object.entries(SETTINGS)
    .filter(([variable, { fallback, isValid }]) => !isValid(process.env[variable] || fallback))
    .map(
      ([variable, { fallback, wanted }]) =>
        `[github] ${variable}: ${JSON.stringify(process.env[variable])} — wanted ${wanted} ${fallback}`,
    )
}

export function isWebAddress(address?: string | null): address is string {
  return /^https?:\/\//.test(address ?? '') && URL.canParse(address ?? '')
}

function isWindow(seconds: string) {
  return Number(seconds) >= 0 && Number(seconds) <= MOST_SECONDS
}
