import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'

/** The monospaced label above a heading. @param number of the sheet, from 1; 0 for a page without a number. */
export function Eyebrow({ number, children }: { number: number; children: ReactNode }) {
  const { words } = useContent()
  return (
    <p className="off-grid flex items-center gap-3 note">
      {words.everyPage.sheet && (
        <>
          <span>{number > 0 ? String(number).padStart(2, '0') : '??'}</span>
          <span aria-hidden>—</span>
        </>
      )}
      <span>{children}</span>
    </p>
  )
}
