import { isPlaceholder, real } from '@/app/_site/placeholders'
import { experience, publications, references, volunteering } from '@/content/career'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { words } from '@/content/words'
import { CvEntry, CvSection } from '@/scripts/cv/cv-parts'

/** What someone did. */
export function CvCareer() {
  const jobs = experience.filter(({ company }) => !isPlaceholder(company))
  const own = projects.filter(({ link }) => !isPlaceholder(link ?? ''))
  return (
    <>
      <CvSection title={words.cv.profile}>{real(owner.bio) && <p>{owner.bio}</p>}</CvSection>
      <CvSection title={words.skill.experience}>
        {jobs.map(({ role, company, ...job }) => (
          <CvEntry key={`${role} ${company} ${job.start}`} title={role} at={company} {...job} />
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
        {volunteering.map(({ role, organisation, ...work }) => (
          <CvEntry key={`${role} ${organisation} ${work.start}`} title={role} at={organisation} {...work} />
        ))}
      </CvSection>
      <CvSection title={words.about.publications}>
        {publications.map(({ title, publisher, date, link, summary }) => (
          <CvEntry
            key={`${title} ${date}`}
            title={title}
            titleLink={link}
            at={publisher}
            date={date}
            summary={summary}
          />
        ))}
      </CvSection>
      <CvSection title={words.about.references}>
        {references.map(({ name, text }) => (
          <figure key={`${name} ${text}`}>
            <blockquote>{text}</blockquote>
            <figcaption className="note">{name}</figcaption>
          </figure>
        ))}
      </CvSection>
    </>
  )
}
