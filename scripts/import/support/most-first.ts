/** Lists each name once, first those that most lists have. With equal numbers, the first to appear comes first. */
export function mostFirst(lists: string[][]) {
  const counts = new Map<string, number>()
  for (const list of lists)
    for (const name of new Set(list.map((name) => name.trim()).filter(Boolean)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}
