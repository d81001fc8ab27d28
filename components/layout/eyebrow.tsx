import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { sheetOf } from '@/components/layout/sheets'

/** The monospaced label above a heading: the number of the page, and its name or other words. @param href none for the 404. */
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
