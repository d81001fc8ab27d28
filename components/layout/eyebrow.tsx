import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { sheetOf } from '@/components/layout/sheets'

/** The small line above a heading. The 404 has no `href`. Children take the place of the page's name. */
export function Eyebrow({ href, children }: { href?: string; children?: ReactNode }) {
  const content = useContent()
  const { number, name } = sheetOf(content, href)
  return (
    <p className="off-grid flex items-center gap-3 note">
      {content.words.everyPage.sheet && (
        <>
          <span>{number > 0 ? String(number).padStart(2, '0') : '??'}</span>
          <span aria-hidden>—</span>
        </>
      )}
      <span>{children || name}</span>
    </p>
  )
}
