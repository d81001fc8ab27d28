import { useContent } from '@/components/content/use-content'
import { skillGroups } from '@/components/skill/skill-groups'
import { degreeName } from '@/components/text/degree-name'
import { fill } from '@/components/text/fill'
import type { CvContent } from '@/scripts/cv/cv-content'
import { CvEntry, CvSection } from '@/scripts/cv/cv-parts'

/** Shows what someone did and can do. */
export function CvCareer({ profile, work, education, skills, projects }: CvContent) {
  const { words } = useContent()
  return (
    <>
      <CvSection title={words.cv.profile}>{profile && <p className="text">{profile}</p>}</CvSection>
      <CvSection title={words.skill.experience}>
        {work.map(({ position, name, startDate, endDate, location, url, ...job }) => (
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
      <CvSection title={words.skill.qualifications}>
        {education.map(({ score, courses, startDate, endDate, url, ...degree }) => (
          <CvEntry
            key={JSON.stringify(degree)}
            place={score && fill(words.skill.score, { score })}
            note={courses?.join(' · ')}
            link={url}
            start={startDate ?? endDate}
            end={endDate}
            {...degreeName(degree)}
          />
        ))}
      </CvSection>
      <CvSection title={words.cv.skills} isGrid>
        {skills.map(
          ({ skillName, amount, keywords }) =>
            amount !== undefined && (
              <div key={skillName} className="skill">
                <h3>{skillName}</h3>
                <div className="ruler">
                  <div style={{ width: `${amount}%` }} />
                </div>
                {keywords && <p className="note">{keywords.join(' · ')}</p>}
              </div>
            ),
        )}
        {skillGroups(skills).map(({ heading, names }) => (
          <p key={heading ?? ''} className="names">
            {heading && <b>{`${heading}: `}</b>}
            {names.join(', ')}
          </p>
        ))}
      </CvSection>
      <CvSection title={words.cv.projects}>
        {projects.map(({ title, description, role, techUsed, link, ...project }) => (
          <CvEntry
            key={project.id}
            title={title}
            at={role}
            titleLink={link}
            summary={description}
            note={techUsed}
            {...project}
          />
        ))}
      </CvSection>
    </>
  )
}
