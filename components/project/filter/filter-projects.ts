/**
 * Shows the projects of the filter in the address, and puts a choice into the address. It works on the DOM, because it
 * runs as an inline script before the first paint, and again after each navigation. For the same reason it uses nothing
 * from outside of itself.
 */
export function filterProjects() {
  const projects = document.getElementById('projects')
  const [select, status] = [projects?.querySelector('select'), projects?.querySelector('[role=status]')]
  if (!projects || !select || !status) return
  // React hydrates before the event of a choice arrives below, and must not undo the choice.
  if (select.onchange && projects.dataset.filter !== String(select.selectedIndex)) return

  const address = new URL(window.location.href)
  const choose = (query: string) => {
    select.value = new URLSearchParams(query).get('filter') ?? ''
  }
  choose(address.search)
  // By hand, people type `C++`, where a plus stands for a space.
  if (select.selectedIndex < 0) choose(address.search.replaceAll('+', '%2B'))
  // The address may name a project that the filter would hide.
  const named = address.hash.replace('#project-', '')
  if (select.selectedIndex < 0 || select.selectedOptions[0]?.dataset.hidden?.split(' ').includes(named)) {
    select.selectedIndex = 0
    address.searchParams.delete('filter')
    window.history.replaceState(null, '', address)
  }
  const show = () => {
    const filter = String(select.selectedIndex)
    if (projects.dataset.filter === filter) return
    projects.dataset.filter = filter
    status.textContent = select.selectedOptions[0]?.dataset.count ?? ''
  }
  show()

  select.onchange = () => {
    show()
    const chosen = new URL(window.location.href)
    chosen.hash = '' // the choice may hide the project that it names
    if (select.value) chosen.searchParams.set('filter', select.value)
    else chosen.searchParams.delete('filter')
    window.history.pushState(null, '', chosen)
  }
}
