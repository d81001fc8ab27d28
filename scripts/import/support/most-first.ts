/** Lists each name once, first those that most lists have. With equal numbers, the first to appear comes first. */
export function mostFirst(lists: string[][]) {
  const names = lists.flatMap((list) => [...new Set(list)])
  const countOf = (name: string) => names.filter((one) => one === name).length
  return [...new Set(names)].sort((one, other) => countOf(other) - countOf(one))
}
