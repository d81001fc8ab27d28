import type { ReactNode } from 'react'

/** The frame has room for the longest bio, of 160 characters. Spinner, profile and notice share it, so nothing moves. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <div className="frame flex min-h-[50rem] flex-col p-6 sm:min-h-[38rem] md:min-h-[28rem] lg:p-10">
      {children}
    </div>
  )
}
