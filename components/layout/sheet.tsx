import { notFound } from 'next/navigation'
import type { CSSProperties, ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { SheetHeader } from '@/components/layout/sheet-header'
import { sheetOf, sheetsOf } from '@/components/layout/sheets'
import { TitleBlock } from '@/components/layout/title-block'
import { MissingPart } from '@/components/not-found/missing-part'
import { type PageAddress, pageAt } from '@/content/schema/pages'

type SheetProps = {
  /** Route of the page, none for the 404; its place in the navigation is the number of the sheet. */
  href?: PageAddress
  /** Without one the page brings a heading of its own. */
  title?: string
  /** The number of entries on the page, with their kind, for example `9 projects`. */
  count?: string
  children: ReactNode
}

/** The frame of every page: its light, its heading, its content, the title block. */
export function Sheet({ href, title, count, children }: SheetProps) {
  const content = useContent()
  const { words } = content
  const { number } = sheetOf(content, href)
  // The site does not have this page. In development, Next would log each one as a bug of its own, and a page
  // whose content is left out as another.
  if (href && !number) {
    if (process.env.NODE_ENV !== 'development') notFound()
    return (
      <Sheet title={words.notFound.heading}>
        <MissingPart />
        <div hidden>{children}</div>
      </Sheet>
    )
  }
  const [light, largeLight] = pageAt(href ?? '/').light
  return (
    <>
      <div className="glow" style={{ '--light': light, '--light-lg': largeLight } as CSSProperties} />
      <main className="container-sheet flex flex-1 flex-col py-8 lg:py-16 print:py-6">
        {title && <SheetHeader href={href} title={title} count={count} />}
        {children}
      </main>
      <TitleBlock number={number} count={sheetsOf(content).length} />
    </>
  )
}
