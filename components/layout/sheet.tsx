import { type ReactNode, ViewTransition } from 'react'
import { TitleBlock } from '@/components/layout/title-block'
import { Eyebrow } from '@/components/ui/eyebrow'
import { navigation } from '@/content/navigation'

/** The contact page is not in the navigation list and comes last. */
const SHEETS = [...navigation, { name: 'Contact', href: '/contact' }]

/** From 1, or 0 for a page outside the set. */
export function sheetNumber(href?: string) {
  return SHEETS.findIndex((sheet) => sheet.href === href) + 1
}

type SheetProps = {
  /** Route of the page, none for the 404; its place in the navigation is the number of the sheet. */
  href?: string
  /** Without one the page brings a heading of its own. */
  title?: string
  children: ReactNode
}

/** The frame of every page: its number, its heading, its content, the title block. */
export function Sheet({ href, title, children }: SheetProps) {
  const number = sheetNumber(href)
  return (
    // From one sheet to the next only; a change within a sheet is no such step.
    <ViewTransition enter="auto" exit="auto" default="none">
      <main className="container-sheet flex flex-1 flex-col py-12 lg:py-20">
        {title && (
          <header className="mb-10 lg:mb-14">
            <Eyebrow number={number}>{SHEETS[number - 1]?.name ?? 'Not in the set'}</Eyebrow>
            <h1 className="mt-3 text-balance font-semibold text-title">{title}</h1>
          </header>
        )}
        {children}
      </main>
      <TitleBlock number={number} count={SHEETS.length} />
    </ViewTransition>
  )
}
