import { fill } from '@/components/ui/fill'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

/** The block in the corner of a drawing. @param number of the sheet, 0 for a page outside the set. */
export function TitleBlock({ number, count }: { number: number; count: number }) {
  return (
    <footer className="container-sheet">
      <div className="flex flex-wrap border-line border-t note *:flex *:min-h-12 *:items-center *:border-line *:px-4 *:py-3 *:not-first:border-s sm:flex-nowrap">
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
      </div>
    </footer>
  )
}
