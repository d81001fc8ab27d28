import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'

/** The sheet stands outside the suspended page, so that its heading shows before GitHub answers. */
export default function GithubLayout({ children }: { children: ReactNode }) {
  return (
    <Sheet href="/github" title={useContent().words.github.heading}>
      {children}
    </Sheet>
  )
}
