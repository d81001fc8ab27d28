'use client'
// The filter is in the address, which the router changes without loading a page.

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { filterByAddress } from '@/components/ui/filter/filter-by-address'

export function FollowAddress({ list }: { list: string }) {
  const query = useSearchParams()

  // If the visitor goes back before the router has gone forward, the query does not change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: otherwise it says that there is a new address
  useLayoutEffect(() => {
    filterByAddress(list)
    const page = window.location.pathname
    const onPopState = () => window.location.pathname === page && filterByAddress(list)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [list, query])
  return null
}
