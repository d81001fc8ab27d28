import { addressOf, type FilterOption, indexInAddress } from '@/components/project/filter-address'
import { inlineJson } from '@/components/ui/inline-json'

/** Puts the filter of the address on before the list below is painted, and any other that is chosen before the page is hydrated. */
export function FilterScript({ options }: { options: FilterOption[] }) {
  const script = `(${applyFilter})(${inlineJson(options)}, ${indexInAddress}, ${addressOf})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and JSON that cannot close its element
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

function applyFilter(options: FilterOption[], index: typeof indexInAddress, address: typeof addressOf) {
  const projects = document.currentScript?.parentElement
  const [select, status] = [projects?.querySelector('select'), projects?.querySelector('[role=status]')]
  if (!projects || !select || !status) return

  function show() {
    const option = options[select?.selectedIndex ?? -1]
    if (!projects || !status || !option) return
    projects.dataset.filter = String(options.indexOf(option))
    status.textContent = option.count
  }
  select.selectedIndex = Math.max(index(options), 0)
  show()
  select.onchange = () => {
    const chosen = address(select.value)
    chosen.hash = ''
    history.replaceState(null, '', chosen)
    show()
  }
}
