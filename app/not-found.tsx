import type { Metadata } from 'next'
import Link from 'next/link'
import { Sheet } from '@/components/layout/sheet'
import { MissingPart } from '@/components/not-found/missing-part'
import { buttonClass } from '@/components/ui/button-class'
import { owner } from '@/content/owner'

export const metadata: Metadata = { title: `Page Not Found — ${owner.name}` }

export default function NotFound() {
  return (
    <Sheet title="Page Not Found">
      <MissingPart />
      <p className="mt-8 text-muted">The part at this address is not in the set of drawings.</p>
      <Link href="/" className={`${buttonClass.outlined} mt-6 self-start`}>
        Back home
      </Link>
    </Sheet>
  )
}
