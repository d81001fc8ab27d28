import type { ReactNode } from 'react'
import { Sheet } from '@/components/layout/sheet'
import { words } from '@/content/words'

/** The frame is outside the suspended page, so that it and the heading show before GitHub answers. */
export default function GithubLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet href="/github" title={words.github.heading}>
      {children}
    </Sheet>
  )
}
