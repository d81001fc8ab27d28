import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Hides its content until the visitor unfolds it, without script. On paper, the stylesheet unfolds it. */
export function Fold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className={`note w-fit cursor-pointer py-3 print:hidden ${buttonClass.text}`}>{label}</summary>
      {children}
    </details>
  )
}
