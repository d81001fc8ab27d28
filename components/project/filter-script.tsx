import type { FilterOption } from '@/components/project/project-filter'
import { inlineJson } from '@/components/ui/inline-json'

/** Puts the filter of the address on before the list below is painted; until the page is hydrated, nobody else can. */
export function FilterScript({ options }: { options: FilterOption[] }) {
  const script = `(${applyFilter})(${inlineJson(options)})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and JSON that cannot close its element
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

function applyFilter(options: FilterOption[]) {
  const asked = new URLSearchParams(location.search).get('filter')
  const chosen = options.findIndex(({ value }) => value === asked)
  const projects = document.currentScript?.parentElement
  const [select, status] = [projects?.querySelector('select'), projects?.querySelector('[role=status]')]
  const option = options[chosen]
  if (!option || !projects || !select || !status) return
  projects.dataset.filter = String(chosen)
  select.selectedIndex = chosen
  status.textContent = option.count
}
