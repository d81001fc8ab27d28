'use client'
// The filter is in the address, which the router changes without loading a page.

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { filterProjects } from '@/components/project/filter/filter-projects'

export function FollowAddress() {
  const query = useSearchParams()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query says that there is a new address
  useLayoutEffect(filterProjects, [query])

  // If the visitor goes back before the router has gone forward, the query does not change.
  useLayoutEffect(() => {
    const page = window.location.pathname
    const onPopState = () => window.location.pathname === page && filterProjects()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return null
}
