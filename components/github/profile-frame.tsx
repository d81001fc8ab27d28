import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** Room for a bio of 160 characters, which is the most that GitHub takes. One height for spinner, profile and notice, so that nothing moves when one takes the place of another. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <Card className="flex min-h-[50rem] flex-col p-6 sm:min-h-[38rem] md:min-h-[28rem] lg:p-10">
      {children}
    </Card>
  )
}
