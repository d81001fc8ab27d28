import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** One height for spinner, profile and notice, so that nothing moves when one takes the place of another. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return <Card className="flex min-h-[38rem] flex-col p-6 md:min-h-[28rem] lg:p-10">{children}</Card>
}
