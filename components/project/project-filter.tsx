'use client'
// The filter is the visitor's choice and stands in the address.

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { addressOf, type FilterOption, indexInAddress } from '@/components/project/filter-address'

/** @param children what does its work until the page is hydrated. */
export function ProjectFilter({ options, children }: { options: FilterOption[]; children: ReactNode }) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(0)
  /** In the frame after a choice, which need not wait for the cards below the screen. */
  const [onlyFirst, setOnlyFirst] = useState(false)
  /** Chosen before the page was hydrated; the router may have put an older address over it. */
  const early = useRef<number>(undefined)

  function followAddress() {
    const asked = indexInAddress(options)
    const index = Math.max(early.current ?? asked, 0)
    early.current = undefined
    setChosen(index)
    if (index !== asked) window.history.replaceState(null, '', addressOf(options[index]?.value ?? ''))
  }

  function onChoose(index: number) {
    early.current = undefined
    setChosen(index)
    setOnlyFirst(true)
    requestAnimationFrame(() => setTimeout(() => setOnlyFirst(false)))
    const address = addressOf(options[index]?.value ?? '')
    address.hash = '' // the project that it names may be hidden now
    window.history.pushState(null, '', address)
  }

  // Before the paint, since the server knows no address.
  useLayoutEffect(() => {
    if (select.current?.onchange) {
      select.current.onchange = null
      early.current = select.current.selectedIndex
    }
    setChosen(Math.max(early.current ?? indexInAddress(options), 0))
  }, [options])

  useLayoutEffect(() => {
    const filter = onlyFirst ? `${chosen}-first` : String(chosen)
    document.getElementById('projects')?.setAttribute('data-filter', filter)
  }, [chosen, onlyFirst])

  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-3 border-line border-y py-3 sm:gap-x-6 noscript:hidden print:hidden">
        <label htmlFor={id} className="font-mono text-label text-muted">
          Filter
        </label>
        <select
          ref={select}
          id={id}
          autoComplete="off" // a browser that brings a choice back does not tell of it
          value={options[chosen]?.value}
          onChange={(event) => onChoose(event.target.selectedIndex)}
          className="chevron min-h-11 min-w-32 appearance-none rounded-sm border border-muted/70 ps-3 pe-9 text-base sm:min-w-40"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <p role="status" className="ms-auto font-mono text-label text-muted" suppressHydrationWarning>
          {options[chosen]?.count}
        </p>
      </div>
      <Suspense fallback={children}>
        <Router onMove={followAddress} />
      </Suspense>
    </>
  )
}

/** Tells of every address that the router goes to: links, back, forward. */
function Router({ onMove }: { onMove: () => void }) {
  const query = useSearchParams()
  const follow = useEffectEvent(onMove)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read anew, for by now it may be a later one
  useLayoutEffect(() => follow(), [query])

  // A step back that overtakes the step forward leaves it at the address where it was, and silent. One listener for good:
  // the router renders in the midst of the event, which one that is put on anew would miss.
  useLayoutEffect(() => {
    const page = window.location.pathname
    const onPopState = () => window.location.pathname === page && follow()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return null
}
