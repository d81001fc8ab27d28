'use client'
// The router changes the address, which has the filter, without loading a page.

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { filterByAddress } from '@/components/ui/filter/filter-by-address'

export function FilterAfterNavigation({ list }: { list: string }) {
  const query = useSearchParams()

  // If the visitor goes back before the router has gone forward, the query does not change, so `popstate` counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query alone runs it again
  useLayoutEffect(() => {
    filterByAddress(list)
    const page = window.location.pathname
    const onPopState = () => window.location.pathname === page && filterByAddress(list)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [list, query])
  return null
}
