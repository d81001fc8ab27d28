'use client'
// Marks the current page, and prefetches on hover or focus: every page has this link, but few visitors use it.

import { usePathname } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'

export function ContactLink({ href, children }: ComponentProps<typeof PageLink>) {
  const [isWanted, setIsWanted] = useState(false)
  const isCurrent = usePathname() === href
  const want = () => setIsWanted(true)
  return (
    <PageLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      className={`${buttonClass.quiet} relative aria-[current]:text-foreground lg:col-start-3 lg:ms-auto min-h-[min(2.75rem,100%)]! px-[min(1rem,3vw)] text-[0.9375rem] leading-tight`}
    >
      {children}
      {isCurrent && <span aria-hidden className="absolute start-3 end-3 bottom-0 dimension text-primary" />}
    </PageLink>
  )
}
