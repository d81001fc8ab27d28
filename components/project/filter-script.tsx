import type { FilterOption } from '@/components/project/project-filter'
import { inlineJson } from '@/components/ui/inline-json'

/** Puts the filter of the address on before the list below is painted, and any other that is chosen before the page is hydrated. */
export function FilterScript({ options }: { options: FilterOption[] }) {
  const script = `(${applyFilter})(${inlineJson(options)})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and JSON that cannot close its element
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

function applyFilter(options: FilterOption[]) {
  const projects = document.currentScript?.parentElement
  const [select, status] = [projects?.querySelector('select'), projects?.querySelector('[role=status]')]
  if (!projects || !select || !status) return

  function show() {
    const option = options[select?.selectedIndex ?? -1]
    if (!projects || !status || !option) return
    projects.dataset.filter = String(options.indexOf(option))
    status.textContent = option.count
  }
  const asked = new URLSearchParams(location.search).get('filter')
  const chosen = options.findIndex(({ value }) => value === asked)
  if (chosen > 0) select.selectedIndex = chosen
  show()
  select.onchange = () => {
    const address = new URL(location.href)
    address.searchParams.delete('filter')
    if (select.value) address.searchParams.set('filter', select.value)
    address.hash = ''
    history.replaceState(null, '', address)
    show()
  }
}
