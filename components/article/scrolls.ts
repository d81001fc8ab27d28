/** For what scrolls by itself: the keyboard scrolls what has the focus, and the focus needs a role. */
export function scrolls(role: 'group' | 'region', label: string) {
  return { role, tabIndex: 0, 'aria-label': label }
}
