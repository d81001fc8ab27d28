import type { ReactNode } from 'react'
import { Sheet } from '@/components/layout/sheet'

/** Outside the suspended page, so that heading and frame show before GitHub answers. */
export default function GithubLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet href="/github" title="Github">
      {children}
    </Sheet>
  )
}
