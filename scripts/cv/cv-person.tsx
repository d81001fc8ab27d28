import { useContent } from '@/components/content/use-content'
import type { CvContent } from '@/scripts/cv/cv-content'
import { CvEntry, CvSection } from '@/scripts/cv/cv-parts'

/** Shows everything else about someone, and what others say. */
export function CvPerson(content: CvContent) {
  const { words } = useContent()
  const { languages, certificates, awards, volunteer, publications, interests, references } = content
  return (
    <>
      <CvSection title={words.skill.languages} isGrid>
        {languages.map(({ language, fluency }) => (
          <CvEntry key={language} title={language} note={fluency} />
        ))}
      </CvSection>
      <CvSection title={words.skill.certificates}>
        {certificates.map(({ name, issuer, date, url }) => (
          <CvEntry key={`${name} ${date}`} title={name} titleLink={url} at={issuer} date={date} />
        ))}
      </CvSection>
      <CvSection title={words.about.achievements}>
        {awards.map(({ title, awarder, url, ...award }) => (
          <CvEntry key={`${title} ${award.date}`} title={title} titleLink={url} at={awarder} {...award} />
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
      <CvSection title={words.about.interests} isGrid>
        {interests.map(({ name, keywords }) => (
          <CvEntry key={name} title={name} note={keywords?.join(' · ')} />
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
