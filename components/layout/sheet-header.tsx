import { descriptionOf, sheetOf, sheets } from '@/components/layout/sheets'
import { Eyebrow } from '@/components/ui/eyebrow'
import { fill } from '@/components/ui/fill'
import type { PageAddress } from '@/content/schema/pages'
import { words } from '@/content/words'

type SheetHeaderProps = { href?: PageAddress; title: string; count?: string }

/** The heading of a page, and on large screens a ruled block with its number, its count and what it is about. */
export function SheetHeader({ href, title, count }: SheetHeaderProps) {
  const { number, name } = sheetOf(href)
  return (
    <header className="mb-8 lg:mb-16 grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {/* On large screens the label stands between two lines of the grid, and the heading on the bottom of the block. */}
      <div className="flex flex-col justify-between lg:pt-1.5">
        <div className="flex justify-between gap-4">
          <Eyebrow number={number}>{name}</Eyebrow>
          {count && <p className="note lg:hidden">{count}</p>}
        </div>
        <h1 className="-ms-[0.04em] mt-3 text-balance font-semibold text-title">{title}</h1>
      </div>
      {href && (
        <div className="flex min-h-32 flex-col border border-line bg-card note max-lg:hidden print:hidden">
          <div className="flex h-8 border-line border-b *:flex *:items-center *:px-4">
            {/* The title block says it, too. */}
            <p aria-hidden>{fill(words.everyPage.sheet, { number, count: sheets.length })}</p>
            {count && <p className="border-line border-s">{count}</p>}
          </div>
          <p className="flex flex-1 items-center px-4 py-2">{descriptionOf(href)}</p>
        </div>
      )}
    </header>
  )
}
