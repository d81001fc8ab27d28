'use client'
// Fetches its page once the visitor reaches for it: on a phone it shows on every page, and few go there first.

import Link from 'next/link'
import { useState } from 'react'

export function ContactLink({ className }: { className: string }) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return (
    <Link
      href="/contact"
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      className={className}
    >
      Contact Us
    </Link>
  )
}
