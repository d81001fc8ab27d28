/** Runs before the first paint, as an inline script that uses nothing from outside, and again after each navigation. */
export function filterByAddress(listId: string) {
  const list = document.getElementById(listId)
  const [select, status] = [list?.querySelector('select'), list?.querySelector('[role=status]')]
  if (!list || !select || !status) return
  // If the visitor has just chosen, and the event is still to come, the address is older than the choice.
  if (select.onchange && list.dataset.filter !== String(select.selectedIndex)) return

  const address = new URL(window.location.href)
  const choose = (query: string) => {
    select.value = new URLSearchParams(query).get(select.name) ?? ''
  }
  choose(address.search)
  // People type `C++` by hand, but a plus in a query stands for a space.
  if (select.selectedIndex < 0) choose(address.search.replaceAll('+', '%2B'))
  if (select.selectedIndex < 0) {
    select.selectedIndex = 0
    address.searchParams.delete(select.name)
    window.history.replaceState(null, '', address)
  }
  const show = () => {
    const filter = String(select.selectedIndex)
    if (list.dataset.filter === filter) return
    list.dataset.filter = filter
    status.textContent = select.selectedOptions[0]?.dataset.count ?? ''
  }
  show()

  select.onchange = () => {
    show()
    const chosen = new URL(window.location.href)
    chosen.hash = '' // it may name a project that the choice hides
    if (select.value) chosen.searchParams.set(select.name, select.value)
    else chosen.searchParams.delete(select.name)
    window.history.pushState(null, '', chosen)
  }
}
