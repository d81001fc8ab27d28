/** Matches the comma between the words of a list, in any script, but none within brackets, as in `AWS (S3, Lambda)`. */
export const COMMA = /[,،、，]\s*(?![^([（]*[)\]）])/

export function splitAtCommas(list: string) {
  return list.split(COMMA).flatMap((word) => word.trim() || [])
}
