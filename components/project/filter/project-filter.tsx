import { Suspense } from 'react'
import { language, projectFilters, projects, words } from '@/components/content/content'
import { filterProjects } from '@/components/project/filter/filter-projects'
import { FollowAddress } from '@/components/project/filter/follow-address'
import { matchesFilter } from '@/components/project/filter/matches-filter'
import { fill } from '@/components/text/fill'
import { plural } from '@/components/text/plural'
import type { Project } from '@/content/schema/projects'

const ID = 'filter'

/** Lists longer than this lay out only the cards near the screen, because a choice would wait for hundreds of others. */
const SHORT_LIST = 12
/** Only where it does not cut off the corner marks of the cards. */
const FAR_CARDS = `@supports (overflow-clip-margin: 1rem) {
  [data-filter] > ul > li:nth-child(n+${SHORT_LIST + 1}) { content-visibility: auto; contain-intrinsic-height: auto 30rem; overflow-clip-margin: 1rem }
}`

/** How many projects the choice below shows. */
export function ProjectCount() {
  return (
    <p role="status" className="print:hidden" suppressHydrationWarning>
      {countOf('')}
    </p>
  )
}

/** The choice above the list, in an element with the id `projects`. It hides cards on the screen, but not on paper. */
export function ProjectFilter() {
  // Without `li`, a choice would make the browser compute the style of every element in the list.
  const hidden = projectFilters.map(
    (_, index) => `[data-filter="${index}"]>ul>li:not([data-filters~="${index}"])`,
  )
  return (
    <div className="relative noscript:hidden print:hidden">
      {/* With a name and a precedence, React puts it into the head. */}
      <style href="filter" precedence="low">
        {`@media screen{${hidden}{display:none}${projects.length > SHORT_LIST ? FAR_CARDS : ''}}`}
      </style>
      <label htmlFor={ID} className="sr-only">
        {words.project.filter}
      </label>
      <select
        id={ID}
        autoComplete="off" // a browser that restores a choice fires no event
        className="min-h-11 w-32 appearance-none rounded-sm border border-line bg-card ps-3 pe-9 text-base hover:border-primary"
      >
        {projectFilters.map(({ value, label }) => (
          <option key={value} value={value} data-count={countOf(value)} data-hidden={hiddenBy(value)}>
            {label}
          </option>
        ))}
      </select>
      {/* The browsers' own arrows differ, and Safari draws its arrow on grey. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="pointer-events-none absolute inset-y-0 end-3 h-full w-4 fill-none stroke-muted"
      >
        <path d="m6 9 6 6 6-6" />
      </svg>
      <Suspense fallback={<FilterScript />}>
        <FollowAddress />
      </Suspense>
    </div>
  )
}

/** Filters before the list below is painted. */
function FilterScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it
  return <script dangerouslySetInnerHTML={{ __html: `(${filterProjects})()` }} />
}

/** The value of `data-filters` for a project: the places of the filters that show it, with spaces between. */
export function placesOfFilters(project: Project) {
  return projectFilters.flatMap(({ value }, index) => (matchesFilter(project, value) ? index : [])).join(' ')
}

/** The ids of the projects that the filter hides, with spaces between, or nothing. */
function hiddenBy(filter: string) {
  return (
    projects.flatMap((project) => (matchesFilter(project, filter) ? [] : project.id)).join(' ') || undefined
  )
}

function countOf(filter: string) {
  const shown = projects.filter((project) => matchesFilter(project, filter)).length
  const count = projects.length
  return fill(plural(words.project.shown, count, language), { shown, count })
}
