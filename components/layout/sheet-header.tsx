import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Eyebrow } from '@/components/layout/eyebrow'
import { descriptionOf } from '@/components/layout/sheets'
import type { PageAddress } from '@/content/schema/pages'

type SheetHeaderProps = { href?: PageAddress; title: string; count?: ReactNode; children?: ReactNode }

/** The header is one strip, so that the page begins in the upper third. A control in it replaces the description. */
export function SheetHeader({ href, title, count, children }: SheetHeaderProps) {
  const content = useContent()
  return (
    <header className="mb-6 flex flex-col justify-between gap-2 border-line lg:mb-8 lg:min-h-32 lg:border-b">
      <div className="flex justify-between gap-4">
        <Eyebrow href={href} />
        {count && <div className="off-grid note">{count}</div>}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4 lg:flex-nowrap lg:gap-8 lg:pb-4">
        <h1 className="-ms-[0.04em] text-balance font-semibold text-title">{title}</h1>
        {children ||
          (href && (
            <p className="off-grid w-96 text-balance text-[0.9375rem] text-muted leading-6 max-lg:hidden print:hidden">
              {descriptionOf(content, href)}
            </p>
          ))}
      </div>
    </header>
  )
}
