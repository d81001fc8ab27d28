const ADDRESSES = {
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_AVATARS_URL: 'https://avatars.githubusercontent.com',
}
const SECONDS = { PROFILE_REVALIDATE_SECONDS: 3_600, PROFILE_RETRY_SECONDS: 60 }
const MOST_SECONDS = 31_536_000

export function addressOf(variable: keyof typeof ADDRESSES) {
  return process.env[variable] || ADDRESSES[variable]
}

/** @returns ms. The variable is in seconds. */
export function windowMs(variable: keyof typeof SECONDS) {
  const value = Number(process.env[variable] || SECONDS[variable])
  return (isWindow(value) ? value : SECONDS[variable]) * 1_000
}

/** Lists the variables with an invalid value, each on one line. */
export function settingMistakes() {
  const mistakeOf = (variable: string, wanted: string) =>
    `[github] ${variable} is “${process.env[variable]}”; wanted ${wanted}.`
  return [
    ...Object.entries(ADDRESSES)
      .filter(([variable, own]) => !isWebAddress(process.env[variable] || own))
      .map(([variable, own]) => mistakeOf(variable, `an address with https:// or http://, such as ${own}`)),
    ...Object.entries(SECONDS)
      .filter(([variable, own]) => !isWindow(Number(process.env[variable] || own)))
      .map(([variable, own]) =>
        mistakeOf(variable, `a number from 0 to ${MOST_SECONDS}; it counts as ${own}`),
      ),
  ]
}

export function isWebAddress(address?: string | null): address is string {
  return /^https?:\/\//.test(address ?? '') && URL.canParse(address ?? '')
}

function isWindow(seconds: number) {
  return seconds >= 0 && seconds <= MOST_SECONDS
}
