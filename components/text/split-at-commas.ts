/** Stands behind a separator, so that none counts within brackets, as in `AWS (S3, Lambda)`. */
export const OUTSIDE_BRACKETS = '(?![^([（]*[)\\]）])'
/** Matches the comma between the words of a list, in any script, but none within a number, such as `1,000`. */
export const COMMA = new RegExp(`(?<!\\d(?=,\\d{3}\\b))[,،、，]\\s*${OUTSIDE_BRACKETS}`)

export function splitAtCommas(list: string) {
  return list.split(COMMA).flatMap((word) => word.trim() || [])
}
