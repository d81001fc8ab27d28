const MAX_SECONDS = 31_536_000
const DEFAULT_SECONDS = { PROFILE_REVALIDATE_SECONDS: 3_600, PROFILE_RETRY_SECONDS: 60 }

/** Returns ms. The variable is in seconds, and counts as its default if it is no number or out of range. */
export function windowMs(variable: keyof typeof DEFAULT_SECONDS) {
  const seconds = Number(process.env[variable]?.trim() || Number.NaN)
  const isWindow = seconds >= 0 && seconds <= MAX_SECONDS
  return (isWindow ? seconds : DEFAULT_SECONDS[variable]) * 1_000
}
