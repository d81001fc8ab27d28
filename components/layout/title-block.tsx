import type { ReactNode } from 'react'
import { fill } from '@/components/ui/fill'
import { roleName } from '@/components/ui/role-name'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

type TitleBlockProps = {
  /** Of the sheet, 0 for a page outside the set. */
  number: number
  /** Of all sheets. */
  count: number
  /** Controls of the page. */
  tools?: ReactNode
}

/** The block in the corner of a drawing. */
export function TitleBlock({ number, count, tools }: TitleBlockProps) {
  return (
    <footer className="container-sheet">
      <div className="flex flex-wrap border-line border-t font-mono text-label text-muted *:flex *:min-h-12 *:items-center *:border-line *:px-4 *:py-3 *:not-first:border-s sm:flex-nowrap">
        <p className="min-w-1/3 flex-1 ps-0! [overflow-wrap:anywhere] sm:min-w-0 sm:flex-initial">
          {owner.name}
        </p>
        <p className="max-sm:pe-0! sm:whitespace-nowrap">
          {fill(words.everyPage.sheet, { number: number || '—', count })}
        </p>
        <a
          href={`mailto:${owner.email}`}
          className="min-w-0 [overflow-wrap:anywhere] -outline-offset-2 hover:text-primary max-sm:w-full max-sm:border-s-0! max-sm:border-t max-sm:px-0!"
        >
          {owner.email}
        </a>
        {owner.roles.length > 0 && (
          <p className="ms-auto whitespace-nowrap pe-0! max-lg:hidden">
            {owner.roles.map(roleName).join(' · ')}
          </p>
        )}
        {tools}
      </div>
    </footer>
  )
}
