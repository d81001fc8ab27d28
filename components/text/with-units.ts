/** Keeps a unit with its figure, as in "180 ms". */
export function withUnits(text: string) {
  return text.replace(/(?<=\d) (?=(?:[kmµn]?s|[kKMGT]?B|[kMG]?Hz|fps|%|€)(?![\p{L}\p{N}]))/gu, '\u00a0')
}
