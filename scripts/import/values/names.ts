/** Turns `startDate`, `start_date` and `Start Date` into `startdate`, and other values than texts into JSON. */
export function plainName(name: unknown) {
  const text = typeof name === 'string' ? name : `${JSON.stringify(name)}`
  return text.toLowerCase().replace(/[\s_-]/g, '')
}

/** Lists each name once, in the order of how many lists have it. */
export function byFrequency(lists: string[][]) {
  const names = lists.flatMap((list) => [...new Set(list)])
  const countOf = (name: string) => names.filter((listed) => listed === name).length
  return [...new Set(names)].sort((a, b) => countOf(b) - countOf(a))
}
