'use client'
// The filter is the visitor's choice and stands in the address.

import { useSearchParams } from 'next/navigation'
import { type ReactNode, startTransition, useId, useOptimistic } from 'react'

type ProjectListProps = {
  entries: { id: number; filters: string[]; card: ReactNode }[]
  options: readonly { value: string; label: string }[]
  filter: string
  onFilter?: (value: string) => void
}

/** The projects under the filter of the address; one that is not among the options shows all. */
export function FilteredProjects(props: Omit<ProjectListProps, 'filter' | 'onFilter'>) {
  const asked = useSearchParams().get('filter') ?? ''
  // The router follows the address in a transition; the select must not wait for it.
  const [filter, setFilter] = useOptimistic(
    props.options.some((option) => option.value === asked) ? asked : '',
  )

  function onFilter(value: string) {
    startTransition(() => {
      setFilter(value)
      window.history.pushState(
        null,
        '',
        value ? `?${new URLSearchParams({ filter: value })}` : window.location.pathname,
      )
    })
  }

  return <ProjectList {...props} filter={filter} onFilter={onFilter} />
}

export function ProjectList({ entries, options, filter, onFilter }: ProjectListProps) {
  const id = useId()
  const shown = entries.filter((entry) => entry.filters.includes(filter))
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-y py-3 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-mono text-label text-muted">
          Filter
        </label>
        <select
          id={id}
          value={filter}
          onChange={(event) => onFilter?.(event.target.value)}
          className="min-h-11 min-w-40 rounded-sm border border-line bg-card px-3 text-base"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <p role="status" className="ms-auto font-mono text-label text-muted">
          {shown.length} of {entries.length} {entries.length === 1 ? 'project' : 'projects'}
        </p>
      </div>
      {shown.length === 0 && <p className="text-muted">No project to show here yet.</p>}
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-8 xl:grid-cols-3">
        {shown.map((entry) => (
          <li key={entry.id} id={`project-${entry.id}`}>
            {entry.card}
          </li>
        ))}
      </ul>
    </>
  )
}
