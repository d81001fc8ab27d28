import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { PageAddress } from '@/components/layout/pages'
import { sheetOf, sheets } from '@/components/layout/sheets'
import { TitleBlock } from '@/components/layout/title-block'
import { Eyebrow } from '@/components/ui/eyebrow'

type SheetProps = {
  /** Route of the page, none for the 404; its place in the navigation is the number of the sheet. */
  href?: PageAddress
  /** Without one the page brings a heading of its own. */
  title?: string
  children: ReactNode
}

/** The frame of every page: its number, its heading, its content, the title block. */
export function Sheet({ href, title, children }: SheetProps) {
  const { number, name } = sheetOf(href)
  // The navigation leaves this page out, and nothing fills it.
  if (href && !number) notFound()
  return (
    <>
      <main className="container-sheet flex flex-1 flex-col py-12 lg:py-20 print:py-6">
        {title && (
          <header className="mb-10 lg:mb-14">
            <Eyebrow number={number}>{name}</Eyebrow>
            <h1 className="mt-3 text-balance font-semibold text-title">{title}</h1>
          </header>
        )}
        {children}
      </main>
      <TitleBlock number={number} count={sheets.length} />
    </>
  )
}
