import type { Article } from '@/components/content/article-lists'
import { careerSection } from '@/components/content/career-sections'
import { chosenBy } from '@/components/content/pitches'
import { useContent } from '@/components/content/use-content'
import { ProjectCard } from '@/components/project/project-card'
import { mailtoAddress } from '@/components/text/mailto-address'
import { buttonClass } from '@/components/ui/button-class'
import { CvLink } from '@/components/ui/cv-link'
import { Linked } from '@/components/ui/linked'
import { Availability, Occupation } from '@/components/ui/owner-facts'

export function PitchProof({ article: pitch }: { article: Article }) {
  const content = useContent()
  const { owner } = content
  const { projects } = chosenBy(pitch, content)
  const isOdd = projects.length % 2 === 1
  const { heading, entries: references } = careerSection(content, 'references')
  return (
    <>
      <ul className="mt-12 grid grid-cols-1 gap-8 md:grid-cols-2 print:grid-cols-2">
        {projects.map((project, index) => (
          // If the number of projects is odd, a wide first card leaves no hole in the two columns.
          <ProjectCard key={project.id} project={project} isFirst={index === 0 && isOdd} isWide />
        ))}
      </ul>
      {references.length > 0 && (
        <p className="dotted note mt-8">
          <span>{heading}</span>
          {references.map(({ id, title, titleLink, organization }) => (
            <bdi key={id}>
              <Linked href={titleLink}>{title}</Linked>
              {organization && `, ${organization}`}
            </bdi>
          ))}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-x-16 gap-y-4">
        <Occupation />
        <Availability />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <CvLink pitch={pitch.slug} />
        <a href={mailtoAddress(owner.email)} className={`wrap-anywhere ${buttonClass.line}`}>
          {owner.email}
        </a>
      </div>
    </>
  )
}
