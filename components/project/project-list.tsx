import type { CareerEntry } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { SheetHeader } from '@/components/layout/sheet-header'
import { matchesFilter } from '@/components/project/matches-filter'
import { ProjectCard } from '@/components/project/project-card'
import { counted, fill, fillWith, plural } from '@/components/text/fill'
import { CareerSection } from '@/components/ui/career-section'
import { Period } from '@/components/ui/dates'
import { FilterCount, FilterSelect, filtersShowing } from '@/components/ui/filter/filter-select'
import { Linked } from '@/components/ui/linked'

export function ProjectList() {
  const { language, projectFilters, projects, words } = useContent()
  const count = projects.length
  const hasFilter = count > 0 && projectFilters.length > 0
  const options = projectFilters.flatMap((option) => {
    const shown = projects.filter((project) => matchesFilter(project, option.value)).length
    if (shown === 0) return []
    return { ...option, count: fill(plural(words.project.shown, count, language), { shown, count }) }
  })
  return (
    // The filter sets `data-filter` outside of React.
    <div id="projects" suppressHydrationWarning>
      <SheetHeader
        href="/project"
        title={words.project.heading}
        count={hasFilter ? <FilterCount options={options} /> : counted(words.project.count, count, language)}
      >
        {hasFilter && (
          <FilterSelect list="projects" name="filter" label={words.project.filter} options={options} />
        )}
      </SheetHeader>
      {count === 0 ? (
        <p className="text-muted">{words.project.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-8 print:grid print:grid-cols-2">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              filters={filtersShowing(options, (value) => matchesFilter(project, value))}
              isFirst={index === 0}
              isWide={index === 0 || index >= count - ((count - 1) % 3)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

export function Contributions() {
  return (
    <CareerSection list="contributions" as={Contribution} sectionClass="mt-12 lg:mt-16" headingClass="mb-4" />
  )
}

function Contribution({ title, titleLink, organization, start, end }: CareerEntry) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-t py-3">
      <p className="dotted note">
        <span>{fillWith(useContent().words.project.merged, <bdi>{organization}</bdi>)}</span>
        <Period start={start} end={end} />
      </p>
      <Linked href={titleLink}>{title}</Linked>
    </li>
  )
}
