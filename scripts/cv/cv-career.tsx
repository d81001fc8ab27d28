import { isPlaceholder, real, realEntries } from '@/app/_site/placeholders'
import { publications, references, volunteer, work } from '@/content/career'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { words } from '@/content/words'
import { CvEntry, CvSection } from '@/scripts/cv/cv-parts'

/** What someone did. */
export function CvCareer() {
  const own = projects.filter(({ link }) => !isPlaceholder(link))
  return (
    <>
      <CvSection title={words.cv.profile}>{real(owner.bio) && <p>{owner.bio}</p>}</CvSection>
      <CvSection title={words.skill.experience}>
        {realEntries(work).map(({ position, name, startDate, endDate, location, url, ...job }) => (
          <CvEntry
            key={`${position} ${name} ${startDate}`}
            title={position}
            at={name}
            link={url}
            place={location}
            start={startDate}
            end={endDate}
            {...job}
          />
        ))}
      </CvSection>
      <CvSection title={words.cv.projects}>
        {own.map(({ title, description, role, techUsed, highlights, ...project }) => (
          <CvEntry
            key={project.id}
            title={title}
            at={role}
            titleLink={project.link}
            summary={description}
            note={techUsed}
            highlights={highlights}
            start={project.start}
            end={project.end}
          />
        ))}
      </CvSection>
      <CvSection title={words.skill.volunteering}>
        {volunteer.map(({ position, organization, startDate, endDate, url, ...work }) => (
          <CvEntry
            key={`${position} ${organization} ${startDate}`}
            title={position || organization}
            at={position && organization}
            link={url}
            start={startDate}
            end={endDate}
            {...work}
          />
        ))}
      </CvSection>
      <CvSection title={words.about.publications}>
        {publications.map(({ name, publisher, releaseDate, url, summary }) => (
          <CvEntry
            key={`${name} ${releaseDate}`}
            title={name}
            titleLink={url}
            at={publisher}
            date={releaseDate}
            summary={summary}
          />
        ))}
      </CvSection>
      <CvSection title={words.about.references}>
        {references.map(({ name, reference }) => (
          <figure key={`${name} ${reference}`}>
            <blockquote>{reference}</blockquote>
            <figcaption className="note">{name}</figcaption>
          </figure>
        ))}
      </CvSection>
    </>
  )
}
