import { Suspense } from 'react'
import type { TextLanguage } from '@/components/content/content'
import { FilterAfterNavigation } from '@/components/ui/filter/filter-after-navigation'
import { filterByAddress } from '@/components/ui/filter/filter-by-address'
import { Icon } from '@/components/ui/icon'

/** The count of an option says how many items it shows, for example `2 of 9 projects`. */
type FilterOption = TextLanguage & { value: string; label: string; count: string }

type FilterSelectProps = { list: string; name: string; label: string; options: FilterOption[] }

export function FilterCount({ options: [all] }: { options: FilterOption[] }) {
  return (
    <p role="status" className="print:hidden" suppressHydrationWarning>
      {all?.count}
    </p>
  )
}

/** Hides items on the screen, not on paper. `list` is the id of the element around control, count and list. */
export function FilterSelect({ list, name, label, options }: FilterSelectProps) {
  // Without `li` in the selector, each choice would make the browser compute the style of every element in the list.
  const hidden = options.map(
    (_, index) => `#${list}[data-filter="${index}"]>ul>li:not([data-filters~="${index}"])`,
  )
  return (
    <div className="relative max-w-full shrink-0 noscript:hidden print:hidden">
      {/* With `href` and `precedence`, React puts the style into the head, once. */}
      <style href={list} precedence="low">{`@media screen{${hidden}{display:none}}`}</style>
      <select
        name={name}
        aria-label={label}
        autoComplete="off" // a browser that restores a choice fires no event
        className="min-h-11 max-w-full appearance-none rounded-sm border border-line bg-card ps-3 pe-9 text-base hover:border-primary"
      >
        {options.map(({ value, label, count, ...lang }) => (
          <option key={value} value={value} {...lang} data-count={count}>
            {label}
          </option>
        ))}
      </select>
      {/* The browsers' own arrows differ, and Safari draws its arrow on grey. */}
      <Icon
        path="m6 9 6 6 6-6"
        className="pointer-events-none absolute inset-y-0 end-3 h-full w-4 text-muted"
      />
      {/* The script filters before the list below is painted. */}
      <Suspense
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it
        fallback={<script dangerouslySetInnerHTML={{ __html: `(${filterByAddress})("${list}")` }} />}
      >
        <FilterAfterNavigation list={list} />
      </Suspense>
    </div>
  )
}

/** Returns the `data-filters` of an item: the indexes of the options that show it, with a space between two. */
export function filtersShowing(options: readonly { value: string }[], shows: (value: string) => boolean) {
  return options.flatMap(({ value }, index) => (shows(value) ? index : [])).join(' ')
}
