import { careerSection } from '@/components/content/career-sections'
import { useContent } from '@/components/content/use-content'
import { fillWith } from '@/components/text/fill'
import { Linked } from '@/components/ui/external-link'
import { Period } from '@/components/ui/period'

/** What the projects of others have merged, a line each. */
export function Contributions() {
  const content = useContent()
  const { heading, entries } = careerSection(content, 'contributions')
  if (entries.length === 0) return null
  return (
    <section aria-label={heading} className="mt-12 lg:mt-16">
      <h2 className="mb-4 font-semibold text-2xl tracking-tight">{heading}</h2>
      <ul className="[overflow-wrap:anywhere]">
        {entries.map(({ id, title, titleLink, organization, start, end }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-t py-3">
            <p className="dotted note">
              <span>{fillWith(content.words.project.merged, <bdi>{organization}</bdi>)}</span>
              <Period start={start} end={end} />
            </p>
            <Linked href={titleLink}>{title}</Linked>
          </li>
        ))}
      </ul>
    </section>
  )
}
