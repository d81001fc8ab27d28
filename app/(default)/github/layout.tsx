import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'

/** The frame is outside the suspended page, so that it and the heading show before GitHub answers. */
export default function GithubLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet href="/github" title={useContent().words.github.heading}>
      {children}
    </Sheet>
  )
}
