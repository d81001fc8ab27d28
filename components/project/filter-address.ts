export type FilterOption = {
  value: string
  label: string
  /** How many projects it shows, in words. */
  count: string
}

// Both run in the browser, also as text of a script in the page, and so use nothing from outside of themselves.

/** -1 for a filter that is not among the options. */
export function indexInAddress(options: FilterOption[]) {
  const asked = new URLSearchParams(window.location.search).get('filter') ?? ''
  return options.findIndex((option) => option.value === asked)
}

/** The address of this page under another filter. */
export function addressOf(filter: string) {
  const address = new URL(window.location.href)
  if (filter) address.searchParams.set('filter', filter)
  else address.searchParams.delete('filter')
  return address
}
