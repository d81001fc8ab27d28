'use client'
// The filter is the visitor's choice and stands in the address.

import { useSearchParams } from 'next/navigation'
import { startTransition, useId, useLayoutEffect, useOptimistic } from 'react'

export type FilterOption = {
  value: string
  label: string
  /** How many projects it shows, in words. */
  count: string
}

/** The filter of the address; one that is not among the options shows all and is taken out of the address. */
export function ProjectFilter({ options }: { options: FilterOption[] }) {
  const asked = useSearchParams().get('filter') ?? ''
  const known = options.findIndex((option) => option.value === asked)
  // The router follows the address in a transition; the select must not wait for it.
  const [chosen, setChosen] = useOptimistic(Math.max(known, 0))

  useLayoutEffect(() => {
    document.getElementById('projects')?.setAttribute('data-filter', String(chosen))
  }, [chosen])

  useLayoutEffect(() => {
    const address = new URL(window.location.href)
    // The router has not heard of a choice that was made while the page was being hydrated.
    if ((address.searchParams.get('filter') ?? '') !== asked) window.history.replaceState(null, '', address)
    else if (known < 0) window.history.replaceState(null, '', addressOf(''))
  }, [known, asked])

  function onChoose(index: number) {
    startTransition(() => {
      setChosen(index)
      const address = addressOf(options[index]?.value ?? '')
      address.hash = '' // the project that it names may be hidden now
      window.history.pushState(null, '', address)
    })
  }

  return <FilterToolbar options={options} chosen={chosen} onChoose={onChoose} />
}

type FilterToolbarProps = { options: FilterOption[]; chosen: number; onChoose?: (index: number) => void }

export function FilterToolbar({ options, chosen, onChoose }: FilterToolbarProps) {
  const id = useId()
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-y py-3 noscript:hidden print:hidden">
      <label htmlFor={id} className="font-mono text-label text-muted">
        Filter
      </label>
      <select
        id={id}
        value={options[chosen]?.value}
        onChange={(event) => onChoose?.(event.target.selectedIndex)}
        className="min-h-11 min-w-40 rounded-sm border border-muted/70 bg-card px-3 text-base"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p role="status" className="ms-auto font-mono text-label text-muted">
        {options[chosen]?.count}
      </p>
    </div>
  )
}

function addressOf(filter: string) {
  const address = new URL(window.location.href)
  if (filter) address.searchParams.set('filter', filter)
  else address.searchParams.delete('filter')
  return address
}
