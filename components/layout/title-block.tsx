import { mailtoAddress } from '@/components/contact/mailto-address'
import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { PageLink } from '@/components/ui/page-link'

/** The block in the corner of a drawing. @param number of the sheet, 0 for a page outside the set. */
export function TitleBlock({ number, count }: { number: number; count: number }) {
  const { base, owner, words, work } = useContent()
  return (
    <footer className="container-sheet">
      <div className="grid grid-cols-2 border-line border-t note *:flex *:min-h-12 *:min-w-0 *:items-center *:border-line *:py-3 *:-outline-offset-2 *:[overflow-wrap:anywhere] max-sm:*:even:justify-end max-sm:*:even:border-s max-sm:*:even:ps-4 max-sm:*:nth-[n+3]:border-t sm:flex sm:*:px-4 sm:*:first:ps-0 sm:*:not-first:border-s">
        <p dir="auto">{owner.name}</p>
        {words.everyPage.sheet && (
          <p className="whitespace-nowrap">{fill(words.everyPage.sheet, { number: number || '—', count })}</p>
        )}
        {work.length > 0 && (
          <PageLink
            href={`${base}/skill#experience`}
            prefetch={false}
            className="whitespace-nowrap hover:text-primary"
          >
            {words.skill.experience}
          </PageLink>
        )}
        <a href={mailtoAddress(owner.email)} className="hover:text-primary max-sm:odd:col-span-2">
          {owner.email}
        </a>
      </div>
    </footer>
  )
}
