import { notFound } from 'next/navigation'
import type { CSSProperties, ReactNode } from 'react'
import type { PageAddress } from '@/components/layout/pages'
import { SheetHeader } from '@/components/layout/sheet-header'
import { sheetOf, sheets } from '@/components/layout/sheets'
import { TitleBlock } from '@/components/layout/title-block'

/** Where the light of each page is, from its start and its top: on phones, and from the large breakpoint on. */
const LIGHTS: Record<PageAddress, [phone: string, large: string]> = {
  '/': ['50% 75%', '75% 50%'],
  '/about': ['100% 0rem', '18% 36rem'],
  '/skill': ['100% 30rem', '90% 24rem'],
  '/services': ['50% 40rem', '50% 48rem'],
  '/project': ['100% 16rem', '64% 22rem'],
  '/github': ['0% 40rem', '10% 44rem'],
  '/contact': ['50% 10rem', '92% 32rem'],
}

type SheetProps = {
  /** Route of the page, none for the 404; its place in the navigation is the number of the sheet. */
  href?: PageAddress
  /** Without one the page brings a heading of its own. */
  title?: string
  /** What the page lists and how many, for example `9 projects`. */
  count?: string
  children: ReactNode
}

/** The frame of every page: its light, its heading, its content, the title block. */
export function Sheet({ href, title, count, children }: SheetProps) {
  const { number } = sheetOf(href)
  // The navigation leaves this page out, and nothing fills it.
  if (href && !number) notFound()
  const [light, largeLight] = LIGHTS[href ?? '/']
  return (
    <>
      <div className="glow" style={{ '--light': light, '--light-lg': largeLight } as CSSProperties} />
      <main className="container-sheet flex flex-1 flex-col py-8 lg:py-16 print:py-6">
        {title && <SheetHeader href={href} title={title} count={count} />}
        {children}
      </main>
      <TitleBlock number={number} count={sheets.length} />
    </>
  )
}
