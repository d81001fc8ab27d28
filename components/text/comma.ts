/** Stands behind a separator, so that none counts within brackets, as in `AWS (S3, Lambda)`. */
export const OUTSIDE_BRACKETS = '(?![^([（]*[)\\]）])'
/** Matches the comma between the words of a list, in any script. */
export const COMMA = new RegExp(`[,،、，]\\s*${OUTSIDE_BRACKETS}`)

export function splitAtCommas(list: string) {
  return list.split(COMMA).flatMap((word) => word.trim() || [])
}
